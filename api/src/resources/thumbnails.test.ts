import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import type { NewResource, Resource } from '@practice/contract/resources';
import sharp from 'sharp';
import { aPdf, aPhoto, aPng, named } from '../../test/files.ts';
import { resourcesOf } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();

/** Two pages, Letter. */
const checklist = () =>
  readFile(new URL('../../../site/public/samples/workstation-assessment-checklist.pdf', import.meta.url));
const upload = (content: Uint8Array, change: Partial<NewResource> = {}) =>
  resourcesOf(api).upload(named(content, 'checklist.pdf'), change);
const drawnFor = ({ thumbnail }: Pick<Resource, 'thumbnail'>) => thumbnail?.url ?? '';

test('a PDF gets its first page as thumbnail, and its number of pages', async () => {
  const resource = await upload(await checklist());
  expect(resource).toMatchObject({
    fileType: 'pdf',
    file: { name: 'checklist.pdf', pages: 2 },
    thumbnailUrl: null,
    thumbnail: { width: 960, height: 1242 },
  });
  const answer = await api.visitor.send(drawnFor(resource));
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  expect(channels).toHaveLength(3);
  expect(channels[0]?.mean).toBeGreaterThan(180);
  expect(channels[0]?.min).toBeLessThan(80);
});

test('a given thumbnail is kept, and the pages are counted', async () => {
  const { url } = await api.admin.images.upload({ file: named(await aPng(), 'thumb.png') });
  const resource = await upload(await checklist(), { thumbnailUrl: url });
  expect(resource).toMatchObject({ thumbnailUrl: url, thumbnail: { url }, file: { pages: 2 } });
});

test.each([
  ['whose second half is missing', async () => (await checklist()).subarray(0, 9_000)],
  ['that is all noise', async () => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(50_000, 0x9d)])],
])('a PDF %s is saved without a thumbnail', async (_name, content) => {
  const bytes = await content();
  const resource = await upload(bytes);
  expect(resource).toMatchObject({ thumbnail: null, file: { size: bytes.length, pages: null } });
  const kept = await api.visitor.send(resource.fileUrl);
  expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
});

test('concurrent PDFs are all accepted, and each gets its thumbnail', async () => {
  const kept = await Promise.all(Array.from({ length: 14 }, () => upload(aPdf())));
  for (const { thumbnail } of kept) expect(thumbnail).toMatchObject({ width: 960 });
});

const resources = () => resourcesOf(api);
const anImage = async () => resources().upload(named(await aPhoto(900, 600), 'desk.jpg'));

describe('a thumbnail drawn from a file', () => {
  test('is revalidated each time, because the file may be withdrawn', async () => {
    const address = drawnFor(await anImage());
    const drawing = await api.visitor.send(address);
    expect(drawing.status).toBe(200);
    expect(drawing.headers.get('cache-control')).toBe('no-cache');
    const known = { 'if-none-match': drawing.headers.get('etag') ?? '' };
    expect((await api.visitor.send(address, { headers: known })).status).toBe(304);
  });

  test('can be used by another resource, and does not block changes of its own', async () => {
    const first = await anImage();
    const second = await resources().create({ thumbnailUrl: drawnFor(first) });
    expect(second).toMatchObject({ thumbnailUrl: drawnFor(first), thumbnail: null });
    await resources().update(first.id, { isPublic: false });
    expect((await api.visitor.send(drawnFor(first))).status).toBe(404);
    await resources().remove(first.id);
    await resources().removeForever(first.id);
    expect(await resources().one(second.id)).toMatchObject({ thumbnailUrl: drawnFor(first) });
  });

  test('can be named by its own resource, and is still deleted with the file', async () => {
    const resource = await anImage();
    await resources().update(resource.id, { thumbnailUrl: drawnFor(resource) });
    await resources().update(resource.id, {}, named(await aPhoto(600, 400), 'chair.jpg'));
    expect((await api.visitor.send(drawnFor(resource))).status).toBe(404);
  });
});
