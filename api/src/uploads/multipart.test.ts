import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '../../test/files.ts';
import { aResource } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
beforeAll(async () => {
  await api.admin.resources.create({ body: aResource() });
});

const fields = JSON.stringify(aResource({ fileUrl: '', fileType: '' }));

interface Part {
  head: string;
  body: Buffer;
}

const filePart = (name = 'a.pdf', body = aPdf()): Part => ({
  head: `content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf`,
  body,
});
const dataPart = (text = fields, name = 'data'): Part => ({
  head: `content-disposition: form-data; name="${name}"`,
  body: Buffer.from(text),
});

function formOf(parts: Part[], end = '--x--\r\n'): Buffer {
  const pieces = parts.map(({ head, body }) =>
    Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`, 'latin1'), body, Buffer.from('\r\n')]),
  );
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

async function send(
  body: Buffer,
  path = '/api/resources',
  type = 'multipart/form-data; boundary=x',
  method = 'POST',
) {
  const init = { method, headers: { 'content-type': type }, body: new Uint8Array(body) };
  const response = await api.admin.send(path, init);
  const text = await response.text();
  return { status: response.status, text, message: (JSON.parse(text) as { message?: string }).message };
}

async function onDisk(): Promise<string[]> {
  const names = await readdir(join(api.dataDir, 'uploads'), { recursive: true }).catch(() => []);
  return names.filter((name) => /[0-9a-f]{32}/.test(name)).sort();
}

test('the two parts of a form may come in either order', async () => {
  expect((await send(formOf([dataPart(), filePart()]))).status).toBe(201);
  expect((await send(formOf([filePart(), dataPart()]))).status).toBe(201);
});

test.each([
  ['no boundary', formOf([dataPart(), filePart()]), 'multipart/form-data'],
  ['another boundary', formOf([dataPart(), filePart()]), 'multipart/form-data; boundary=y'],
  ['an empty boundary', formOf([dataPart(), filePart()]), 'multipart/form-data; boundary='],
  ['nothing at all', Buffer.alloc(0), 'multipart/form-data; boundary=x'],
  ['no end', formOf([dataPart(), filePart()], ''), 'multipart/form-data; boundary=x'],
  ['an end that is cut', formOf([filePart(), dataPart()], '--x'), 'multipart/form-data; boundary=x'],
])('%s gets an error message', async (_, body, type) => {
  const before = await onDisk();
  const { status, text, message } = await send(body, '/api/resources', type);
  expect(status).toBe(400);
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(text).not.toMatch(/busboy|multer|Multipart|at .*\.js/);
  expect(await onDisk()).toEqual(before);
});

test.each<[string, Part[], number]>([
  ['two files', [dataPart(), filePart(), filePart()], 400],
  ['two texts', [dataPart(), dataPart(), filePart()], 400],
  [
    'a file of another name',
    [dataPart(), { ...filePart(), head: filePart().head.replace('"file"', '"other"') }],
    400,
  ],
  [
    'a part without a name',
    [dataPart(), { head: 'content-disposition: form-data', body: Buffer.from('x') }],
    400,
  ],
  ['fifty parts', [...Array.from({ length: 50 }, () => dataPart()), filePart()], 400],
  ['a name within names', [dataPart(fields, 'data[x]'), filePart()], 400],
  ['a numeric name', [dataPart(fields, '0'), filePart()], 400],
  ['a list of numbers', [dataPart(fields, 'a[999999]'), filePart()], 400],
  ['the name __proto__', [dataPart(fields, '__proto__'), filePart()], 400],
  ['a long name', [dataPart(fields, 'd'.repeat(60)), filePart()], 400],
  ['a long text', [dataPart(`"${'x'.repeat(65 * 1024)}"`), filePart()], 413],
  [
    'a hundred headers',
    [{ ...dataPart(), head: `${'x: y\r\n'.repeat(100)}${dataPart().head}` }, filePart()],
    201,
  ],
  ['text that is no JSON', [dataPart('{bad'), filePart()], 400],
  ['a prototype', [dataPart('{"__proto__":{"isAdmin":true}}'), filePart()], 400],
  ['a list', [dataPart('[]'), filePart()], 400],
  ['text that cannot be kept', [dataPart(fields.replace('Chair', 'a\\u0000b')), filePart()], 400],
  ['half a letter', [dataPart(fields.replace('Chair', '\\ud800')), filePart()], 400],
  ['text nested too deep', [dataPart(`{"a":${'['.repeat(60)}${']'.repeat(60)}}`), filePart()], 400],
  ['no text', [filePart()], 400],
  ['no file', [dataPart()], 400],
  ['a file without a name', [dataPart(), filePart('')], 400],
])('%s is answered %#', async (_, parts, status) => {
  const before = await onDisk();
  const answer = await send(formOf(parts));
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
  if (status >= 400) {
    expect(answer.message).toMatch(/^[A-Z].*[.\w]$/);
    expect(await onDisk()).toEqual(before);
  }
});
