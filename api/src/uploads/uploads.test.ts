import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { formWithFile } from '@practice/contract/call';
import type { ErrorBody } from '@practice/contract/errors';
import { uploadLimit, uploadRefusals } from '@practice/contract/uploads';
import sharp from 'sharp';
import { aBlogPost } from '../../test/blog-post.ts';
import type { Browser } from '../../test/browser.ts';
import {
  aLongGif,
  aMovingGif,
  anOfficeFile,
  aPdf,
  aPhoto,
  aPng,
  aVideo,
  aWebm,
  named,
} from '../../test/files.ts';
import { aResource } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';
import { UploadCleanup } from './upload-cleanup.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});

const fields = () => aResource({ fileUrl: '', fileType: '' });

async function send(file: File, path = '/api/resources', browser = api.admin) {
  const body = formWithFile(fields(), file);
  const response = await browser.send(path, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as ErrorBody };
}

/** Everything in the folder of uploads: what is kept, and what is on its way in. */
async function onDisk(): Promise<string[]> {
  const names = await readdir(join(api.dataDir, 'uploads'), { recursive: true }).catch(() => []);
  return names.filter((name) => /[0-9a-f]{32}/.test(name)).sort();
}

async function leavesNothing(work: () => Promise<void>): Promise<void> {
  const before = await onDisk();
  const rows = await api.sql('SELECT key FROM uploads');
  await work();
  expect(await onDisk()).toEqual(before);
  expect(await api.sql('SELECT key FROM uploads')).toHaveLength(rows.length);
}

describe('a rejected upload', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const page = '<!doctype html><script>alert(1)</script>';
  const macros = anOfficeFile('word/document.xml', { 'word/vbaProject.bin': new Uint8Array(9) });
  const locked = Buffer.from('d0cf11e0a1b11ae1'.padEnd(3072, '0'), 'hex');
  const heic = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1');
  const quickTime = Buffer.from('\x00\x00\x00\x14ftypqt  \x00\x00\x02\x00qt  ', 'latin1');
  const matroska = '1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b6142878104';
  test.each([
    ['an SVG with script', svg, 'drawing.svg', uploadRefusals.unknownType],
    ['an SVG named .png', svg, 'drawing.png', uploadRefusals.otherContent],
    ['a page named .pdf', page, 'page.pdf', uploadRefusals.otherContent],
    ['a page before a PDF', `${page}${aPdf()}`, 'a.pdf', uploadRefusals.otherContent],
    ['a program named .pdf', Buffer.from('MZ\x90\x00'), 'a.pdf', uploadRefusals.otherContent],
    ['a page', page, 'page.xhtml', uploadRefusals.unknownType],
    ['a script', 'alert(1)', 'x.mjs', uploadRefusals.unknownType],
    ['two extensions', aPdf(), 'guide.pdf.exe', uploadRefusals.unknownType],
    ['a name turned round', aPdf(), 'guide\u202efdp.exe', uploadRefusals.unknownType],
    ['an older spreadsheet', 'x', 'plan.XLS', uploadRefusals.legacyOffice],
    ['a document with macros', 'x', 'plan.docm', uploadRefusals.legacyOffice],
    ['a document with macros named .docx', macros, 'plan.docx', uploadRefusals.legacyOffice],
    ['a document with a password', locked, 'plan.docx', uploadRefusals.locked],
    ['a zip named .docx', anOfficeFile('index.html'), 'a.docx', uploadRefusals.otherContent],
    ['a spreadsheet named .docx', anOfficeFile('xl/workbook.xml'), 'a.docx', uploadRefusals.otherContent],
    ['a cut document', anOfficeFile().subarray(0, 60), 'a.docx', uploadRefusals.damaged],
    ['a cut picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'a.png', uploadRefusals.otherContent],
    ['a photo of an iPhone', 'x', 'photo.heic', uploadRefusals.heic],
    ['a photo of an iPhone named .jpg', heic, 'photo.jpg', uploadRefusals.heic],
    ['a film of an iPhone', 'x', 'film.MOV', uploadRefusals.mov],
    ['a film of an iPhone named .mp4', quickTime, 'film.mp4', uploadRefusals.mov],
    ['a film named .webm that is MP4', aVideo(), 'a.webm', uploadRefusals.otherContent],
    ['a Matroska film named .webm', Buffer.from(matroska, 'hex'), 'a.webm', uploadRefusals.otherContent],
    ['no extension', aPdf(), 'guide', uploadRefusals.noEnding],
    ['a path', aPdf(), '../../x.pdf', uploadRefusals.badName],
    ['a path of Windows', aPdf(), '..\\..\\x.pdf', uploadRefusals.badName],
    ['nothing', '', 'empty.pdf', uploadRefusals.empty],
  ])('of %s says why', async (_, content, name, message) => {
    await leavesNothing(async () => {
      const { status, body } = await send(named(content, name));
      expect(status).toBe(400);
      expect(body).toEqual({ statusCode: 400, message, errors: [{ path: 'file', message }] });
    });
  });

  test('of one byte above 50 MB is answered 413, while exactly 50 MB are accepted', async () => {
    await leavesNothing(async () => {
      const { status, body } = await send(named(aVideo(uploadLimit + 1), 'large.mp4'));
      expect(status).toBe(413);
      expect(body.message).toBe(uploadRefusals.tooLarge);
      expect(body.errors).toEqual([{ path: 'file', message: uploadRefusals.tooLarge }]);
    });
    const { status, body } = await send(named(aVideo(uploadLimit), 'just.mp4'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ file: { size: uploadLimit } });
  });

  test('that the database fails to save leaves no file', async () => {
    await leavesNothing(async () => {
      await api.sql(`ALTER TABLE resources ADD CONSTRAINT never CHECK (title <> 'Never') NOT VALID`);
      const response = await api.admin.send('/api/resources', {
        method: 'POST',
        body: formWithFile({ ...fields(), title: 'Never' }, named(await aPng(), 'a.png')),
      });
      expect(response.status).toBe(500);
      await api.sql('ALTER TABLE resources DROP CONSTRAINT never');
    });
  });

  test('of a visitor or a client is refused before a byte is written', async () => {
    await leavesNothing(async () => {
      for (const path of ['/api/resources', '/api/images']) {
        expect((await send(named(aPdf(), 'a.pdf'), path, api.visitor)).status).toBe(401);
        expect((await send(named(aPdf(), 'a.pdf'), path, client)).status).toBe(403);
      }
    });
  });
});

describe('an accepted upload', () => {
  test.each([
    ['GUIDE.PDF', aPdf(), 'pdf', 'application/pdf', 1],
    ['film.mp4', aVideo(), 'video', 'video/mp4', null],
    ['film.webm', aWebm(), 'video', 'video/webm', null],
    ['plan.docx', anOfficeFile(), 'doc', expect.stringMatching(/wordprocessing/), null],
    ['plan.xlsx', anOfficeFile('xl/workbook.xml'), 'xls', expect.stringMatching(/spreadsheet/), null],
    ['plan.pptx', anOfficeFile('ppt/presentation.xml'), 'ppt', expect.stringMatching(/presentation/), null],
  ])('%s', async (name, content, fileType, mime, pages) => {
    const { status, body } = await send(named(content, name));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      fileType,
      file: { name, mime, size: content.length, pages },
      thumbnail: pages ? { width: 960 } : null,
    });
  });
});

describe('a photo', () => {
  test('as a resource is upright, scaled down, and without its location', async () => {
    const resource = await api.admin.resources.create({
      body: fields(),
      file: named(await aPhoto(5000, 1000), 'desk.jpg'),
    });
    expect(resource).toMatchObject({ fileType: 'image', file: { mime: 'image/jpeg', name: 'desk.jpg' } });
    const bytes = Buffer.from(await (await api.visitor.send(resource.fileUrl)).arrayBuffer());
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 819, height: 4096 });
    expect(facts.exif).toBeUndefined();
    expect(facts.orientation ?? 1).toBe(1);
    expect(bytes.includes('Robin Marsh')).toBe(false);
    expect(resource.thumbnail).toMatchObject({ width: 960, height: 4800 });
    expect(resource.thumbnailUrl).toBeNull();
  });

  test('for a page is encoded in all widths up to its own, in two formats', async () => {
    const picture = await api.admin.images.upload({ file: named(await aPhoto(1300, 2000), 'desk.jpg') });
    expect(picture).toMatchObject({ width: 1600, height: 1040 });
    expect(picture.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { type, srcset } of picture.sources) {
      const sizes = srcset.split(', ').map((each) => each.split(' '));
      expect(sizes.map(([, width]) => width)).toEqual(['480w', '720w', '960w', '1600w']);
      for (const [address = '', width = ''] of sizes) {
        const response = await api.visitor.send(address);
        expect(response.headers.get('content-type')).toBe(type);
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect(`${facts.width}w`).toBe(width);
        expect(facts.exif).toBeUndefined();
      }
    }
  });

  test('is never enlarged, and keeps its animation', async () => {
    const small = await api.admin.images.upload({ file: named(await aPng(300, 200), 'small.png') });
    expect(small).toMatchObject({ width: 300, height: 200 });
    expect(small.sources.map(({ srcset }) => srcset.split(', ').length)).toEqual([1, 1]);
    const moving = await api.admin.images.upload({ file: named(await aMovingGif(), 'moving.gif') });
    expect(moving).toMatchObject({ width: 60, height: 40, sources: [{ type: 'image/webp' }] });
    const bytes = Buffer.from(await (await api.visitor.send(moving.url)).arrayBuffer());
    expect((await sharp(bytes).metadata()).pages).toBe(2);
  });

  test('for a page is rejected if it is no image, damaged or has too many pixels', async () => {
    const photo = await aPhoto(2000, 1000);
    await leavesNothing(async () => {
      for (const [content, name, message] of [
        ['<svg/>', 'a.svg', uploadRefusals.notAnImage],
        [aPdf(), 'a.png', uploadRefusals.otherContent],
        [photo.subarray(0, photo.length / 2), 'a.jpg', uploadRefusals.damaged],
        [await aPng(9000, 8000), 'huge.png', uploadRefusals.tooDetailed],
        [await aLongGif(8100, 8000, 2), 'huge.gif', uploadRefusals.tooDetailed],
        [await aLongGif(800, 600, 600), 'long.gif', uploadRefusals.tooLong],
      ] as const) {
        const { status, body } = await send(named(content, name), '/api/images');
        expect([name, status, body.message]).toEqual([name, 400, message]);
      }
      const none = await api.admin.send('/api/images', { method: 'POST', body: new FormData() });
      expect(none.status).toBe(400);
    });
  });

  test('may have more pixels in all its frames than one may have, and another name than its type', async () => {
    const moving = await api.admin.images.upload({
      file: named(await aLongGif(8000, 410, 20), 'moving.png'),
    });
    expect(moving).toMatchObject({ width: 1600, height: 82 });
  });
});

describe('/uploads', () => {
  test.each([
    '/uploads/.incoming',
    '/uploads/%2e%2e/secret',
    '/uploads/..%2fjwt-secret',
    `/uploads/${'0'.repeat(32)}.pdf`,
  ])('answers 404 at %s', async (path) => {
    const response = await api.visitor.send(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404 });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('serves a file only under its exact name', async () => {
    const { fileUrl } = await api.admin.resources.create({
      body: fields(),
      file: named(aPdf(), 'a.pdf'),
    });
    const key = /[0-9a-f]{32}/.exec(fileUrl)?.[0] ?? '';
    for (const name of [`${key}.html`, `${key}.svg`, `${key}-480.webp`, `${key}.PDF`, key.toUpperCase()]) {
      expect((await api.visitor.send(`/uploads/${name}`)).status).toBe(404);
    }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await api.admin.send(fileUrl, { method })).status).toBe(405);
    }
  });
});

describe('an unused upload', () => {
  test('is cleaned up: files without a row after an hour, unused pictures after two days', async () => {
    const cleanup = api.app.get(UploadCleanup, { strict: false });
    const picture = async () => api.admin.images.upload({ file: named(await aPng(40, 30), 'a.png') });
    const [unused, young, inText, inVersion, asImage, asThumbnail, asFile] = await Promise.all(
      Array.from({ length: 7 }, picture),
    );
    if (!unused || !young || !inText || !inVersion || !asImage || !asThumbnail || !asFile)
      throw new Error('No pictures.');
    const posts = api.admin.blogPosts;
    await posts.create({ body: aBlogPost({ content: `Look:\n![A desk](${inText.url})` }) });
    const { id } = await posts.create({ body: aBlogPost({ content: `![A desk](${inVersion.url})` }) });
    await posts.update({ params: { id }, body: { content: 'No picture.' } });
    await posts.create({ body: aBlogPost({ imageUrl: asImage.url }) });
    await api.admin.resources.create({ body: aResource({ thumbnailUrl: asThumbnail.url }) });
    await api.admin.resources.create({ body: aResource({ fileUrl: asFile.url }) });
    const orphan = `${randomBytes(16).toString('hex')}.pdf`;
    await writeFile(join(api.dataDir, 'uploads', orphan), 'x');
    const keyOf = ({ url }: { url: string }) => /[0-9a-f]{32}/.exec(url)?.[0];
    await api.sql(`UPDATE uploads SET created_at = now() - interval '3 days' WHERE key <> $1`, [
      keyOf(young),
    ]);
    await cleanup.cleanUp();
    const status = async ({ url }: { url: string }) =>
      (await api.visitor.send(url, { method: 'HEAD' })).status;
    expect(await status(unused)).toBe(404);
    for (const kept of [young, inText, inVersion, asImage, asThumbnail, asFile])
      expect(await status(kept)).toBe(200);
    expect((await onDisk()).some((name) => name.includes(keyOf(unused) ?? ''))).toBe(false);
    // Too young to say that no one is about to write its row.
    expect(await onDisk()).toContain(orphan);
    const interrupted = join(api.dataDir, 'uploads/.incoming/upload-interrupted');
    await mkdir(interrupted);
    await cleanup.cleanUp();
    expect(await readdir(join(interrupted, '..'))).toEqual(['upload-interrupted']);
    const inTwoHours = Date.now() + 2 * 60 * 60 * 1000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(inTwoHours);
    await cleanup.cleanUp();
    clock.mockRestore();
    expect(await onDisk()).not.toContain(orphan);
    expect(await readdir(join(interrupted, '..'))).toEqual([]);
  });
});

describe('a form', () => {
  type Part = [name: string, value: string | File];
  const file: Part = ['file', named(aPdf(), 'a.pdf')];
  const data: Part = ['data', JSON.stringify(fields())];
  const read = async (response: Response) => ({ status: response.status, text: await response.text() });

  async function sendForm(parts: readonly Part[]) {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return read(await api.admin.send('/api/resources', { method: 'POST', body }));
  }

  function expectRefused({ status, text }: { status: number; text: string }, expected = 400) {
    expect(status).toBe(expected);
    expect(JSON.parse(text).message).toMatch(/^[A-Z].*[.\w]$/);
    expect(text).not.toMatch(/busboy|multer|Multipart|at .*\.js/);
  }

  test('may have its two parts in either order', async () => {
    expect((await sendForm([data, file])).status).toBe(201);
    expect((await sendForm([file, data])).status).toBe(201);
  });

  test.each<[string, Part[]]>([
    ['two files', [data, file, file]],
    ['two texts', [data, data, file]],
    ['a file of another name', [data, ['other', named(aPdf(), 'a.pdf')]]],
    ['a file without a name', [data, ['file', named(aPdf(), '')]]],
    ['no file', [data]],
    ['no text', [file]],
    ['fifty parts', [...Array<Part>(50).fill(data), file]],
    ['a name within names', [['data[x]', '{}'], file]],
    ['the name __proto__', [['__proto__', '{}'], file]],
    ['a prototype', [['data', '{"__proto__":{"isAdmin":true}}'], file]],
    ['text that is no JSON', [['data', '{bad'], file]],
    ['text that cannot be kept', [['data', '{"title":"a\\u0000b"}'], file]],
  ])('with %s is refused, and leaves nothing', async (_, parts) => {
    await leavesNothing(async () => expectRefused(await sendForm(parts)));
  });

  test('that is too long or has no end is refused', async () => {
    expectRefused(await sendForm([['data', `"${'x'.repeat(65 * 1024)}"`], file]), 413);
    for (const boundary of ['', '; boundary=y', '; boundary=x']) {
      const headers = { 'content-type': `multipart/form-data${boundary}` };
      const body = '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{}';
      expectRefused(await read(await api.admin.send('/api/resources', { method: 'POST', headers, body })));
    }
  });
});
