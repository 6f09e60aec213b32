import { beforeAll, describe, expect, test } from '@jest/globals';
import { formWithFile } from '@practice/contract/call';
import type { Resource } from '@practice/contract/resources';
import { type Browser, json } from '../../test/browser.ts';
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

  test('names each field of an empty body, and ignores fields that the sender may not set', async () => {
    expect(await refusal('POST', '/api/resources', {})).toMatchObject({
      status: 400,
      errors: [{ path: 'title' }, { path: 'description' }, { path: 'category' }, { path: 'fileType' }],
    });
    const at = '2020-01-01T00:00:00Z';
    const ignored = { id: 1, downloads: 900, addedById: 77, dateAdded: at, deletedAt: at, fileKey: 'x' };
    const response = await api.admin.send('/api/resources', json('POST', { ...aResource(), ...ignored }));
    const kept = (await response.json()) as Resource;
    expect(kept).toMatchObject({ downloads: 0, deletedAt: null, file: null });
    expect(kept.addedById).not.toBe(77);
    expect(Date.parse(kept.dateAdded)).toBeGreaterThan(Date.now() - 60_000);
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
    for (const [title, category, fileType] of [
      ['Zebra 100% fit', 'guide', 'pdf'],
      ['Zebra_Underscore', 'video', 'video'],
      ['Zebra', 'video', 'video'],
    ] as const)
      await resources().create({ title, category, fileType, isPublic: title !== 'Zebra' });
    const found = async (filter: Record<string, unknown>) => {
      const { rows, total } = await api.admin.resources.list({
        query: { filter: { q: 'Zebra', ...filter } },
      });
      return [total, ...rows.map(({ title }) => title)];
    };
    expect(await found({ category: 'video' })).toEqual([2, 'Zebra', 'Zebra_Underscore']);
    expect(await found({ category: ['video', 'guide'] })).toHaveLength(4);
    expect(await found({ category: 'video', isPublic: true })).toEqual([1, 'Zebra_Underscore']);
    expect(await found({ fileType: 'pdf' })).toEqual([1, 'Zebra 100% fit']);
  });
});

describe('PUT /api/resources/{id}', () => {
  test('changes only the named fields', async () => {
    const before = await resources().create();
    const after = await resources().update(before.id, { title: 'Another title' });
    expect(after).toEqual({ ...before, title: 'Another title' });
    expect(await resources().update(before.id, {})).toEqual(after);
    const moved = await resources().update(before.id, {
      category: 'video',
      fileType: 'video',
      fileUrl: 'https://other.example/film.mp4',
      thumbnailUrl: 'https://other.example/film.png',
      isPublic: false,
    });
    expect(moved).toMatchObject({ category: 'video', isPublic: false, thumbnail: null });
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
