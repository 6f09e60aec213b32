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
      await api.admin.api.resources.create({
        body: aResource({ title, category, fileType, isPublic: title !== 'Bob' }),
      });
    }
  });

  const titles = async (query: ListParams) => {
    const { rows, total } = await api.admin.api.resources.list({ query });
    return [total, ...rows.map(({ title }) => title)];
  };

  test('sorts, by default newest first', async () => {
    expect(await titles({})).toEqual([3, 'Bob', 'Amy_Underscore', 'Zebra 100% fit']);
    expect(await titles({ sort: ['title', 'ASC'] })).toEqual([3, 'Amy_Underscore', 'Bob', 'Zebra 100% fit']);
    for (const field of ['dateAdded', 'id', 'category', 'fileType', 'isPublic', 'downloads']) {
      expect((await titles({ sort: [field, 'ASC'] }))[0]).toBe(3);
    }
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
    const { rows } = await api.admin.api.resources.list({ query: { filter: { q: 'Bob' } } });
    expect(await titles({ filter: { id: rows[0]?.id } })).toEqual([1, 'Bob']);
  });

  test('exports all matches, and no cell is a formula', async () => {
    await api.admin.api.resources.create({ body: aResource({ title: '=1+1', fileType: '@x' }) });
    const file = named(aPdf(), '-cmd.pdf');
    await api.admin.api.resources.create({ body: aResource({ title: '+evil' }), file });
    const text = await (await api.admin.api.resources.exportCsv({ query: { sort: ['id', 'ASC'] } })).text();
    expect(text).toContain("'=1+1,");
    expect(text).toContain(",'@x,");
    expect(text).toContain("'+evil,");
    expect(text).toContain(",'-cmd.pdf,http://practice.example/uploads/");
    expect(text.trim().split('\n')).toHaveLength(6);
  });

  describe('with many resources', () => {
    // More than one part of an export.
    const many = 1500;
    beforeAll(async () => {
      await api.sql(
        `INSERT INTO resources (title, description, category, file_url, file_type, date_added)
         SELECT 'Sheet ' || n, 'Filled in by hand.', 'template', 'https://files.example/a', 'pdf',
                timestamptz '2020-01-01' + make_interval(mins => n / 3)
         FROM generate_series(1, $1) AS n`,
        [many],
      );
    });

    test.each([
      ['in every one', 'sheet'],
      ['in one of ten', 'eet 1'],
      ['in the oldest alone', 't 20'],
      ['as two letters in few', '77'],
      ['in none', 'ß'],
    ])('a search finds the newest of what stands %s', async (_, q) => {
      const found = await api.visitor.api.resources.list({ query: { filter: { q, category: 'template' } } });
      const expected = await api.sql<{ id: number }>(
        `SELECT id FROM resources WHERE category = 'template' AND title ILIKE '%' || $1 || '%'
         ORDER BY date_added DESC, id DESC`,
        [q],
      );
      expect(found.rows.map(({ id }) => id)).toEqual(expected.slice(0, 1000).map(({ id }) => id));
      expect(found.total).toBe(expected.length);
    });

    test('a search and an export have all matches', async () => {
      const filter = { q: 'sheet' };
      const { rows, total } = await api.visitor.api.resources.list({
        query: { filter, sort: ['id', 'ASC'], range: [0, 0] },
      });
      expect([total, rows[0]?.title]).toEqual([many, 'Sheet 1']);
      expect(await titles({ filter, range: [1490, 1510] })).toHaveLength(11);
      const file = await api.admin.api.resources.exportCsv({ query: { filter } });
      expect((await file.text()).trim().split('\n')).toHaveLength(many + 1);
    });
  });
});
