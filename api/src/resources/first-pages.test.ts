import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NewResource, Resource } from '@practice/contract/resources';
import { aResource } from '../../test/a-resource.ts';
import { eventually } from '../../test/eventually.ts';
import { aPdf, named } from '../../test/files.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;
let checklist: Buffer;
beforeAll(async () => {
  api = await startApi();
  const sample = '../../../site/public/samples/workstation-assessment-checklist.pdf';
  checklist = await readFile(new URL(sample, import.meta.url));
});
afterAll(() => api.close());

const upload = (content: Uint8Array, change: Partial<NewResource> = {}) =>
  api.admin.api.resources.create(
    aResource({ fileUrl: '', fileType: '', ...change }),
    named(content, 'checklist.pdf'),
  );

/** As it was kept before there were thumbnails of PDFs. */
async function asBefore({ id }: Resource): Promise<void> {
  await api.sql(
    `WITH before AS (SELECT file_key, drawn_key FROM resources WHERE id = $1),
       plain AS (UPDATE resources SET drawn_key = NULL WHERE id = $1),
       unread AS (UPDATE uploads SET pages = NULL FROM before WHERE key = file_key)
     SELECT drawn_key FROM before`,
    [id],
  );
  expect(await api.admin.api.resources.one(id)).toMatchObject({ thumbnail: null, file: { pages: null } });
}

const jobs = (state: string) =>
  api.sql<{ id: string }>(`SELECT id FROM pgboss.job WHERE name = 'first-pages' AND state = $1`, [state]);

test('a PDF of earlier has a thumbnail after the next start, as private as it is, and one that is broken is tried once', async () => {
  const open = await upload(checklist);
  const closed = await upload(checklist, { isPublic: false });
  const trashed = await upload(aPdf());
  const broken = await upload(Buffer.from('%PDF-1.7\nnothing of a document'));
  await api.admin.api.resources.remove(trashed.id);
  for (const resource of [open, closed]) await asBefore(resource);
  await api.sql(`UPDATE resources SET drawn_key = NULL WHERE id = $1`, [trashed.id]);
  await api.sql(`UPDATE uploads SET pages = NULL`);

  await Promise.all([api.another(), api.another()]);
  await eventually(
    async () => ((await jobs('completed')).length === 4 ? true : undefined),
    'all of them being looked at',
    60_000,
  );
  const now = await api.visitor.api.resources.one(open.id);
  expect(now).toMatchObject({ thumbnail: { width: 960, height: 1242 }, file: { pages: 2 } });
  expect((await api.visitor.send(now.thumbnail?.url ?? '')).status).toBe(200);
  const hidden = await api.admin.api.resources.one(closed.id);
  expect((await api.admin.send(hidden.thumbnail?.url ?? '')).status).toBe(200);
  expect(await api.sql(`SELECT label FROM uploads WHERE kind = 'drawing' AND NOT is_public`)).toHaveLength(4);
  expect(await api.admin.api.resources.one(broken.id)).toMatchObject({
    thumbnail: null,
    file: { pages: null },
  });

  await api.admin.api.resources.restore(trashed.id);
  expect((await api.visitor.api.resources.one(trashed.id)).thumbnail).toMatchObject({ width: 960 });
  await api.another();
  expect(await jobs('created')).toEqual([]);
  expect(await jobs('completed')).toHaveLength(4);
});

test('a file that is replaced or made private takes its late thumbnail with it', async () => {
  const resource = await upload(checklist);
  await asBefore(resource);
  await api.another();
  const drawn = await eventually(
    async () => (await api.admin.api.resources.one(resource.id)).thumbnail ?? undefined,
    'its thumbnail',
    60_000,
  );
  await api.admin.api.resources.update(resource.id, { isPublic: false });
  expect((await api.visitor.send(drawn.url)).status).toBe(404);
  expect((await api.admin.api.resources.one(resource.id)).thumbnail).toMatchObject({ width: 960 });
});
