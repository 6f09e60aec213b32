import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { formWithFile } from '@practice/contract/call';
import type { NewResource, Resource } from '@practice/contract/resources';
import sharp from 'sharp';
import { type Browser, json } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPdf, aPhoto, aPng, aVideo, named } from '../../test/files.ts';
import { aResource, resourcesOf } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
const resources = () => resourcesOf(api);
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});

async function refusal(method: string, path: string, body: unknown) {
  const response = await api.admin.send(path, json(method, body));
  return { status: response.status, ...((await response.json()) as { message: string; errors?: unknown[] }) };
}

describe('POST /api/resources', () => {
  test('saves a link to an external file, in the name of the admin', async () => {
    const me = await api.admin.auth.user();
    const resource = await resources().create();
    expect(resource).toEqual({
      id: expect.any(Number),
      title: 'Chair fitting guide',
      description: 'How to set each lever of a chair.',
      category: 'guide',
      fileUrl: 'https://files.example/chair.pdf',
      fileType: 'pdf',
      thumbnailUrl: null,
      thumbnail: null,
      dateAdded: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      addedById: me?.id,
      isPublic: true,
      downloads: 0,
      file: null,
      deletedAt: null,
    });
    expect(await resources().one(resource.id)).toEqual(resource);
  });

  test('accepts a form without a file', async () => {
    const body = formWithFile(aResource({ title: 'Sent as a form' }));
    const answer = await api.admin.send('/api/resources', { method: 'POST', body });
    const { fileUrl } = aResource();
    expect(await answer.json()).toMatchObject({ title: 'Sent as a form', fileUrl, file: null });
  });

  test.each([
    [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
    [{ title: 'x'.repeat(201) }, 'title', 'Please use at most 200 characters.'],
    [{ description: 'too short' }, 'description', 'Description must be at least 10 characters'],
    [{ category: 'other' }, 'category', 'Please select a category'],
    [{ fileType: '' }, 'fileType', 'File type is required'],
    [{ thumbnailUrl: 'javascript:alert(1)' }, 'thumbnailUrl', 'Must be a valid URL'],
    [{ fileUrl: '//evil.example/x' }, 'fileUrl', 'Must be a valid URL'],
    [{ fileUrl: '' }, 'fileUrl', 'Please either upload a file or provide a file URL'],
    [{ fileUrl: '/uploads/../api/user' }, 'fileUrl', 'We don’t have a file at this address.'],
    [{ fileUrl: '/API/resources/1/file' }, 'fileUrl', 'We don’t have a file at this address.'],
    [{ fileUrl: '/api%2Fuser' }, 'fileUrl', 'We don’t have a file at this address.'],
    [{ thumbnailUrl: '/uploads/nothing.webp' }, 'thumbnailUrl', 'We don’t have a picture at this address.'],
  ])('rejects %j', async (wrong, path, message) => {
    const answer = await refusal('POST', '/api/resources', { ...aResource(), ...wrong });
    expect(answer).toMatchObject({ status: 400, errors: [{ path, message }] });
  });
});

describe('listing resources', () => {
  test('shows visitors and clients only public ones without the admin’s number, and admins all', async () => {
    const open = await resources().create({ title: 'For everybody' });
    const closed = await resources().create({ title: 'For admins alone', isPublic: false });
    for (const browser of [api.visitor, client]) {
      const { rows } = await browser.resources.list();
      expect(rows.map(({ id }) => id)).toContain(open.id);
      expect(rows.map(({ id }) => id)).not.toContain(closed.id);
      expect(rows.every(({ isPublic, addedById }) => isPublic && addedById === null)).toBe(true);
      await expect(browser.resources.one({ params: { id: closed.id } })).rejects.toThrow(
        "404: The resource you're looking for could not be found or you don't have permission to view it.",
      );
    }
    expect(await resources().one(closed.id)).toMatchObject({ isPublic: false });
    expect((await api.admin.resources.list({ query: { filter: { isPublic: false } } })).rows).toEqual([
      expect.objectContaining({ id: closed.id }),
    ]);
  });

  test('shows no hidden one for any filter of a visitor', async () => {
    const closed = await resources().create({ title: 'Closed by isPublic', isPublic: false });
    const trashed = await resources().create({ title: 'Closed by the trash' });
    await resources().remove(trashed.id);
    for (const filter of [
      { isPublic: false },
      { deleted: true },
      { id: [closed.id, trashed.id] },
      { q: 'Closed by' },
      { isPublic: false, deleted: true },
    ]) {
      expect(await client.resources.list({ query: { filter } })).toEqual({ rows: [], total: 0 });
    }
  });

  test('filters by category, type and visibility', async () => {
    await resources().create({ title: 'Zebra guide' });
    await resources().create({ title: 'Zebra film', category: 'video', fileType: 'video', isPublic: false });
    const found = async (filter: object) => {
      const { rows } = await api.admin.resources.list({ query: { filter: { q: 'Zebra', ...filter } } });
      return rows.map(({ title }) => title);
    };
    expect(await found({ category: 'video' })).toEqual(['Zebra film']);
    expect(await found({ category: ['video', 'guide'], isPublic: true })).toEqual(['Zebra guide']);
    expect(await found({ fileType: 'pdf' })).toEqual(['Zebra guide']);
  });
});

describe('PUT /api/resources/{id}', () => {
  test('changes only the named fields', async () => {
    const before = await resources().create();
    const after = await resources().update(before.id, { title: 'Another title' });
    expect(after).toEqual({ ...before, title: 'Another title' });
    expect(await resources().update(before.id, {})).toEqual(after);
    await resources().update(before.id, { thumbnailUrl: 'https://other.example/film.png' });
    expect((await resources().update(before.id, { thumbnailUrl: '' })).thumbnailUrl).toBeNull();
  });

  test('rejects what creating rejects, and removing an address without another one', async () => {
    const { id } = await resources().create();
    const noFile = { path: 'fileUrl', message: 'Please either upload a file or provide a file URL' };
    const noType = { path: 'fileType', message: 'File type is required' };
    for (const [body, error] of [
      [{ title: 'x' }, { path: 'title' }],
      [{ fileUrl: '' }, noFile],
      [{ fileType: ' ' }, noType],
    ] as const) {
      const answer = await refusal('PUT', `/api/resources/${id}`, body);
      expect(answer).toMatchObject({ status: 400, errors: [error] });
    }
    expect((await refusal('PUT', '/api/resources/999999', { title: 'No such' })).status).toBe(404);
  });
});

describe('the trash', () => {
  test('hides a resource from everyone, and restores it unchanged', async () => {
    const resource = await resources().create({ title: 'Soon back' });
    await resources().remove(resource.id);
    for (const browser of [api.visitor, client, api.admin])
      await expect(browser.resources.one({ params: { id: resource.id } })).rejects.toThrow(/^404/);
    const found = async (filter: object) =>
      (await api.admin.resources.list({ query: { filter: { ...filter, q: 'Soon back' } } })).rows;
    expect(await found({})).toEqual([]);
    expect(await found({ deleted: true })).toEqual([{ ...resource, deletedAt: expect.any(String) }]);
    const changed = await refusal('PUT', `/api/resources/${resource.id}`, { title: 'Changed' });
    expect(changed.status).toBe(409);
    await expect(resources().remove(resource.id)).rejects.toThrow(/^404/);
    expect(await resources().restore(resource.id)).toEqual(resource);
    await expect(resources().restore(resource.id)).rejects.toThrow(/^404/);
    expect((await api.visitor.resources.one({ params: { id: resource.id } })).title).toBe('Soon back');
  });
});

describe('downloads', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0';

  const countOf = async (id: number) => (await resources().one(id)).downloads;
  const counted = (id: number, count: number) =>
    eventually(async () => (await countOf(id)) === count || undefined, `${count} downloads`);
  const open = async (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await api.visitor.send(address, { method, headers: { 'user-agent': chrome, ...headers } })).status;

  test('count each visitor once an hour, however they open it, also concurrently', async () => {
    const { id, fileUrl } = await resources().upload(named(aVideo(5000), 'a.mp4'));
    await Promise.all(Array.from({ length: 30 }, () => open(fileUrl, { range: 'bytes=0-' })));
    await counted(id, 1);
    await open(fileUrl);
    await open(fileUrl, { 'user-agent': `${chrome} Edg/140` });
    await counted(id, 2);
    await api.sql(`UPDATE resource_downloads SET hour = hour - interval '1 hour'`);
    await open(fileUrl);
    await counted(id, 3);
    // A visitor is kept as a hash alone.
    const rows = await api.sql<{ visitor: string }>('SELECT visitor FROM resource_downloads');
    expect(rows.every(({ visitor }) => /^[\w-]{43}$/.test(visitor))).toBe(true);
  });

  test('do not count later ranges, HEAD, prefetches, failures or robots', async () => {
    const { id, fileUrl } = await resources().upload(named(aVideo(5000), 'a.mp4'));
    expect(await open(fileUrl, { range: 'bytes=100-' })).toBe(206);
    expect(await open(fileUrl, { range: 'bytes=-100' })).toBe(206);
    expect(await open(fileUrl, { range: 'bytes=9999-' })).toBe(416);
    expect(await open(fileUrl, {}, 'HEAD')).toBe(200);
    expect(await open(fileUrl, { 'sec-purpose': 'prefetch;prerender' })).toBe(200);
    for (const robot of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ''])
      expect(await open(fileUrl, { 'user-agent': robot })).toBe(200);
    await open(fileUrl);
    await counted(id, 1);
  });

  test('never fail because of counting', async () => {
    const { fileUrl } = await resources().upload(named(aPdf(), 'a.pdf'));
    await api.sql('ALTER TABLE resource_downloads RENAME TO elsewhere');
    expect(await open(fileUrl)).toBe(200);
    await api.sql('ALTER TABLE elsewhere RENAME TO resource_downloads');
  });

  test('of external files are recorded by the page if the visitor may see them', async () => {
    const resource = await resources().create();
    const record = (id: number) => open(`/api/resources/${id}/downloads`, {}, 'POST');
    expect(await record(resource.id)).toBe(200);
    expect(await record(resource.id)).toBe(200);
    await counted(resource.id, 1);
    const closed = await resources().create({ isPublic: false });
    expect(await record(closed.id)).toBe(404);
    expect(await record(999_999)).toBe(404);
    expect(await countOf(closed.id)).toBe(0);
  });
});

/** Two pages, Letter. */
const checklist = () =>
  readFile(new URL('../../../site/public/samples/workstation-assessment-checklist.pdf', import.meta.url));
const upload = (content: Uint8Array, change: Partial<NewResource> = {}) =>
  resources().upload(named(content, 'checklist.pdf'), change);
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

  test('can be named by its own resource, and is still deleted with the file', async () => {
    const resource = await anImage();
    await resources().update(resource.id, { thumbnailUrl: drawnFor(resource) });
    await resources().update(resource.id, {}, named(await aPhoto(600, 400), 'chair.jpg'));
    expect((await api.visitor.send(drawnFor(resource))).status).toBe(404);
  });
});
