import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ListParams } from '@practice/contract/lists';
import { aPdf, named } from '../../test/files.ts';
import { aResource } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';

describe('GET /api/resources', () => {
  const api = testApi();
  beforeAll(async () => {
    for (const [title, category, fileType] of [
      ['Zebra 100% fit', 'guide', 'pdf'],
      ['Amy_Underscore', 'video', 'video'],
      ['Bob', 'video', 'video'],
    ] as const) {
      await api.admin.resources.create({
        body: aResource({ title, category, fileType, isPublic: title !== 'Bob' }),
      });
    }
  });

  const titles = async (query: ListParams) => {
    const { rows, total } = await api.admin.resources.list({ query });
    return [total, ...rows.map(({ title }) => title)];
  };

  test('sorts, by default newest first', async () => {
    expect(await titles({})).toEqual([3, 'Bob', 'Amy_Underscore', 'Zebra 100% fit']);
    expect(await titles({ sort: ['title', 'ASC'] })).toEqual([3, 'Amy_Underscore', 'Bob', 'Zebra 100% fit']);
  });

  test('finds words of title and description literally, ignoring case', async () => {
    expect(await titles({ filter: { q: '100%' } })).toEqual([1, 'Zebra 100% fit']);
    expect(await titles({ filter: { q: 'AMY_' } })).toEqual([1, 'Amy_Underscore']);
    expect(await titles({ filter: { q: 'each LEVER' } })).toHaveLength(4);
    expect(await titles({ filter: { q: 'ámy_ünder' } })).toEqual([1, 'Amy_Underscore']);
    expect(await titles({ filter: { q: 'lever of a chair. Zebra' } })).toEqual([0]);
  });

  test('filters by category, type, visibility and number', async () => {
    expect(await titles({ filter: { category: 'video' } })).toEqual([2, 'Bob', 'Amy_Underscore']);
    expect(await titles({ filter: { category: ['video', 'guide'] } })).toHaveLength(4);
    expect(await titles({ filter: { category: 'video', isPublic: true } })).toEqual([1, 'Amy_Underscore']);
    expect(await titles({ filter: { fileType: 'pdf' } })).toEqual([1, 'Zebra 100% fit']);
    const { rows } = await api.admin.resources.list({ query: { filter: { q: 'Bob' } } });
    expect(await titles({ filter: { id: rows[0]?.id } })).toEqual([1, 'Bob']);
  });

  test('exports all matches, and no cell is a formula', async () => {
    await api.admin.resources.create({ body: aResource({ title: '=1+1', fileType: '@x' }) });
    const file = named(aPdf(), '-cmd.pdf');
    await api.admin.resources.create({ body: aResource({ title: '+evil' }), file });
    const text = await (await api.admin.resources.exportCsv({ query: { sort: ['id', 'ASC'] } })).text();
    expect(text).toContain("'=1+1,");
    expect(text).toContain(",'@x,");
    expect(text).toContain("'+evil,");
    expect(text).toContain(",'-cmd.pdf,http://practice.example/uploads/");
    expect(text.trim().split('\n')).toHaveLength(6);
  });
});
