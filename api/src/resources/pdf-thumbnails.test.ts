import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import type { NewResource, Resource } from '@practice/contract/resources';
import sharp from 'sharp';
import { aPdf, aPng, named } from '../../test/files.ts';
import { resourcesOf } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();

/** Two pages, Letter. */
const checklist = () =>
  readFile(new URL('../../../site/public/samples/workstation-assessment-checklist.pdf', import.meta.url));
const upload = (content: Uint8Array, change: Partial<NewResource> = {}) =>
  resourcesOf(api).upload(named(content, 'checklist.pdf'), change);
const thumbnailOf = ({ thumbnail }: Resource) => thumbnail?.url ?? '';

test('a PDF gets its first page as thumbnail, and its number of pages', async () => {
  const resource = await upload(await checklist());
  expect(resource).toMatchObject({
    fileType: 'pdf',
    file: { name: 'checklist.pdf', pages: 2 },
    thumbnailUrl: null,
    thumbnail: { width: 960, height: 1242 },
  });
  const answer = await api.visitor.send(thumbnailOf(resource));
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
  ['that is no more than a beginning', async () => Buffer.from('%PDF-1.7\nnothing of a document')],
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
  expect(kept.map(({ file, thumbnail }) => [file?.pages, thumbnail?.width])).toEqual(
    Array.from({ length: 14 }, () => [1, 960]),
  );
});
