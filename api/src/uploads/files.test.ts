import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type S3Server, startS3Server } from '@practice/sandbox/s3-server';
import { anOfficeFile, aPdf, aPhoto } from '../../test/files.ts';
import { DiskStorage } from './disk.ts';
import { Encoder } from './encoder.ts';
import { newKey, safeLabel } from './names.ts';
import { S3Storage } from './s3.ts';
import { contentTypeOf } from './validate.ts';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(os.tmpdir(), 'practice-storage-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function bucketOf({ variables }: S3Server) {
  return {
    name: variables.S3_BUCKET ?? '',
    region: 'us-east-1',
    accessKeyId: variables.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? '',
    endpoint: variables.S3_ENDPOINT,
  };
}

async function aFile(content: string | Uint8Array): Promise<string> {
  const path = join(folder, newKey());
  await writeFile(path, content);
  return path;
}

test('the disk never overwrites a file, and leaves only complete files', async () => {
  const disk = new DiskStorage(join(folder, 'own'));
  const name = `${newKey()}.pdf`;
  await disk.put(name, await aFile('first'));
  await expect(disk.put(name, await aFile('second'))).rejects.toThrow(/EEXIST/);
  await expect(disk.put(`${newKey()}.pdf`, join(folder, 'missing'))).rejects.toThrow(/ENOENT/);
  expect(await readFile(join(folder, 'own', name), 'utf8')).toBe('first');
  expect(await readdir(join(folder, 'own'))).toEqual([name]);
});

test('a bucket with another secret is refused, and an unreachable one gets an error message', async () => {
  const wrong = new S3Storage({ ...bucketOf(server), secretAccessKey: 'another' });
  await expect(wrong.open(`${newKey()}.pdf`)).rejects.toThrow(/signature/i);
  const nowhere = new S3Storage({ ...bucketOf(server), endpoint: 'http://127.0.0.1:9' });
  await expect(nowhere.put(`${newKey()}.pdf`, await aFile('x'), 'application/pdf')).rejects.toMatchObject({
    status: 503,
    response: { message: expect.stringMatching(/file store cannot be reached/) },
  });
});

test('a picture is encoded also if the system does not allow lowering the priority', async () => {
  const forbidden = Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  const priority = jest.spyOn(os, 'setPriority').mockImplementation(() => {
    throw forbidden;
  });
  syncBuiltinESMExports();
  const encoder = new Encoder();
  const path = await aFile(await aPhoto(64, 48));
  const picture = await encoder.picture({ path, key: 'photo', folder, widths: [32] });
  expect(picture.files.map(({ mime }) => mime)).toEqual(['image/avif', 'image/webp']);
  encoder.onApplicationShutdown();
  priority.mockRestore();
  syncBuiltinESMExports();
});

const typeOf = async (content: Uint8Array | string) => contentTypeOf(await aFile(content));

const office = 'application/vnd.openxmlformats-officedocument';

describe('the type of a file by its bytes', () => {
  test.each([
    ['wordprocessingml.document', 'word/document2.xml', 'wordprocessingml.document.main+xml'],
    ['spreadsheetml.sheet', 'xl/workbook22.xml', 'spreadsheetml.sheet.main+xml'],
    ['presentationml.presentation', 'ppt/slides.xml', 'presentationml.presentation.main+xml'],
  ])('%s of Office 365, which names its main part %s', async (type, part, inTypes) => {
    const types = `<Types><Override PartName="/${part}" ContentType="${office}.${inTypes}"/></Types>`;
    const content = anOfficeFile(part, { '[Content_Types].xml': new TextEncoder().encode(types) });
    expect(await typeOf(content)).toBe(`${office}.${type}`);
  });

  test('a PDF after a line of a printer or a byte order mark', async () => {
    expect(await typeOf(`\x1b%-12345X@PJL\r\n${aPdf()}`)).toBe('application/pdf');
    expect(await typeOf(`\uFEFF\n${aPdf()}`)).toBe('application/pdf');
  });

  test.each(['3gp4', 'M4A ', 'M4V ', 'dash'])('a film that calls itself %s', async (brand) => {
    expect(await typeOf(`\x00\x00\x00\x14ftyp${brand}\x00\x00\x00\x00mp42`)).toBe('video/mp4');
  });

  test('rejects a zip that unpacks to too many bytes or files', async () => {
    const flood = anOfficeFile('word/document.xml');
    // What the last file claims to unpack to stands 24 bytes into its entry of the directory.
    flood.writeUInt32LE(600 * 1024 * 1024, flood.lastIndexOf(Buffer.from('PK\x01\x02')) + 24);
    expect(await typeOf(flood)).toBeUndefined();
    const crowd = Object.fromEntries(
      Array.from({ length: 5001 }, (_, index) => [`x${index}`, new Uint8Array(0)]),
    );
    expect(await typeOf(anOfficeFile('word/document.xml', crowd))).toBeUndefined();
  });
});

test.each([
  ['Chair guide.pdf', 'Chair guide.pdf'],
  ['Übung für Zuhause – 2.pdf', 'Übung für Zuhause – 2.pdf'],
  ['report\u202efdp.exe.pdf', 'reportfdp.exe.pdf'],
  ['a\u0000b\r\nc\u0007.pdf', 'abc.pdf'],
  ['a\ufeff\u200b\u2066.pdf', 'a.pdf'],
  ['\ud800.pdf', '.pdf'],
])('the name %j is shown as %j', (name, label) => {
  expect(safeLabel(name)).toBe(label);
});

test('a long name keeps its end, and no character is split', () => {
  expect(safeLabel(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`);
  const faces = safeLabel(`${'👩'.repeat(200)}.pdf`);
  expect(faces.length).toBeLessThanOrEqual(120);
  expect(faces.isWellFormed()).toBe(true);
});
