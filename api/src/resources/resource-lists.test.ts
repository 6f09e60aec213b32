import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aResource } from '../../test/a-resource.ts';
import type { Browser } from '../../test/browser.ts';
import { aPdf, named } from '../../test/files.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

describe('GET /api/resources', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    for (const [title, category, fileType] of [
      ['Zebra 100% fit', 'guide', 'pdf'],
      ['Amy_Underscore', 'video', 'video'],
      ['Bob', 'video', 'video'],
    ] as const) {
      await api.admin.api.resources.create(
        aResource({ title, category, fileType, isPublic: title !== 'Bob' }),
      );
    }
  });
  afterAll(() => api.close());

  const titles = async (params: Parameters<Browser['api']['resources']['list']>[0]) => {
    const { rows, total } = await api.admin.api.resources.list(params);
    return [total, ...rows.map(({ title }) => title)];
  };

  test('sorts, newest first if nothing is said', async () => {
    expect(await titles({})).toEqual([3, 'Bob', 'Amy_Underscore', 'Zebra 100% fit']);
    expect(await titles({ sort: ['title', 'ASC'] })).toEqual([3, 'Amy_Underscore', 'Bob', 'Zebra 100% fit']);
    for (const field of ['dateAdded', 'id', 'category', 'fileType', 'isPublic', 'downloads']) {
      expect((await titles({ sort: [field, 'ASC'] }))[0]).toBe(3);
    }
  });

  test('answers a range with its place among all', async () => {
    expect(await titles({ sort: ['id', 'ASC'], range: [1, 1] })).toEqual([3, 'Amy_Underscore']);
    expect(await titles({ range: [50, 60] })).toEqual([3]);
    const response = await api.visitor.send('/api/resources?range=[0,0]');
    expect(response.headers.get('content-range')).toBe('resources 0-0/2');
  });

  test('finds words of title and description as they are written, whatever their case', async () => {
    expect(await titles({ filter: { q: '100%' } })).toEqual([1, 'Zebra 100% fit']);
    expect(await titles({ filter: { q: 'AMY_' } })).toEqual([1, 'Amy_Underscore']);
    expect(await titles({ filter: { q: 'each LEVER' } })).toHaveLength(4);
    expect(await titles({ filter: { q: 'lever of a chair. Zebra' } })).toEqual([0]);
  });

  test('filters by category, type, visibility and number', async () => {
    expect(await titles({ filter: { category: 'video' } })).toEqual([2, 'Bob', 'Amy_Underscore']);
    expect(await titles({ filter: { category: ['video', 'guide'] } })).toHaveLength(4);
    expect(await titles({ filter: { category: 'video', isPublic: true } })).toEqual([1, 'Amy_Underscore']);
    expect(await titles({ filter: { fileType: 'pdf' } })).toEqual([1, 'Zebra 100% fit']);
    const { rows } = await api.admin.api.resources.list({ filter: { q: 'Bob' } });
    expect(await titles({ filter: { id: rows[0]?.id } })).toEqual([1, 'Bob']);
  });

  test.each(['filter={"title":"x"}', 'filter={"category":"x"}', 'sort=["fileKey","ASC"]', 'range=[0,1000]'])(
    'refuses %s',
    async (query) => expect((await api.visitor.send(`/api/resources?${query}`)).status).toBe(400),
  );

  test('exports everything that matches, and no cell is a formula', async () => {
    await api.admin.api.resources.create(aResource({ title: '=1+1', fileType: '@x' }));
    const file = named(aPdf(), '-cmd.pdf');
    await api.admin.api.resources.create(aResource({ title: '+evil' }), file);
    const text = await (await api.admin.api.resources.exportCsv({ sort: ['id', 'ASC'] })).text();
    expect(text).toContain("'=1+1,");
    expect(text).toContain(",'@x,");
    expect(text).toContain("'+evil,");
    expect(text).toContain(",'-cmd.pdf,http://practice.example/uploads/");
    expect(text.trim().split('\n')).toHaveLength(6);
  });
});
