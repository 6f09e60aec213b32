import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ListParams } from '@practice/contract/lists';
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

  test('filters by category, type, visibility and number', async () => {
    expect(await titles({ filter: { category: 'video' } })).toEqual([2, 'Bob', 'Amy_Underscore']);
    expect(await titles({ filter: { category: ['video', 'guide'] } })).toHaveLength(4);
    expect(await titles({ filter: { category: 'video', isPublic: true } })).toEqual([1, 'Amy_Underscore']);
    expect(await titles({ filter: { fileType: 'pdf' } })).toEqual([1, 'Zebra 100% fit']);
    const { rows } = await api.admin.resources.list({ query: { filter: { q: 'Bob' } } });
    expect(await titles({ filter: { id: rows[0]?.id } })).toEqual([1, 'Bob']);
  });
});
