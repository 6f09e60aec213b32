import { describe, expect, test } from '@jest/globals';
import { aPhoto, named } from '../../test/files.ts';
import { resourcesOf } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
const resources = () => resourcesOf(api);

const anImage = async () => resources().upload(named(await aPhoto(900, 600), 'desk.jpg'));
const drawnFor = ({ thumbnail }: { thumbnail: { url: string } | null }) => thumbnail?.url ?? '';

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
