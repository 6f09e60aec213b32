import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ListParams } from '@practice/contract/lists';
import { aRequest, testApi } from '../../test/start-api.ts';

describe('GET /api/consultation-requests', () => {
  const api = testApi();
  beforeAll(async () => {
    for (const [fullName, service] of [
      ['Zed 100% sure', 'foundations'],
      ['Amy_Underscore', 'mnri-initial'],
      ['Bob', 'mnri-initial'],
    ] as const) {
      await api.visitor.consultationRequests.create({ body: { ...aRequest(), fullName, service } });
    }
  });

  const names = async (query: ListParams) =>
    (await api.admin.consultationRequests.list({ query })).rows.map((row) => row.fullName);

  test('sorts by the time left: the longest waiting first, then the latest answers', async () => {
    const { consultationRequests } = api.admin;
    const { rows } = await consultationRequests.list({ query: { sort: ['id', 'ASC'] } });
    const [zed, amy] = rows.map(({ id }) => id);
    await consultationRequests.update({ params: { id: zed ?? 0 }, body: { state: 'contacted' } });
    await consultationRequests.update({ params: { id: amy ?? 0 }, body: { state: 'closed' } });
    expect(await names({ sort: ['answeredAt', 'ASC'] })).toEqual(['Bob', 'Amy_Underscore', 'Zed 100% sure']);
    await consultationRequests.update({ params: { id: zed ?? 0 }, body: { state: 'new' } });
    expect(await names({ sort: ['answeredAt', 'ASC'] })).toEqual(['Zed 100% sure', 'Bob', 'Amy_Underscore']);
    await consultationRequests.update({ params: { id: amy ?? 0 }, body: { state: 'new' } });
  });

  test('finds words literally, including wildcards', async () => {
    expect(await names({ filter: { q: 'AMY_' } })).toEqual(['Amy_Underscore']);
    expect(await names({ filter: { q: '%' } })).toEqual(['Zed 100% sure']);
    expect(await names({ filter: { q: 'acme' } })).toHaveLength(3);
  });

  test('filters by service, state, number and time', async () => {
    expect(await names({ filter: { service: 'mnri-initial' } })).toHaveLength(2);
    expect(await names({ filter: { service: ['foundations', 'mnri-initial'], state: 'new' } })).toHaveLength(
      3,
    );
    expect(await names({ filter: { state: 'closed' } })).toEqual([]);
    const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
    expect(await names({ filter: { createdFrom: aMinuteAgo } })).toHaveLength(3);
    expect(await names({ filter: { createdTo: aMinuteAgo } })).toEqual([]);
  });

  test.each([
    'filter={"createdFrom":"infinity"}',
    'filter={"createdFrom":"2026-02-31T00:00:00Z"}',
    'filter={"createdTo":"0000-01-01T00:00:00Z"}',
  ])('rejects %s with a message', async (query) => {
    const response = await api.admin.send(`/api/consultation-requests?${query}`);
    expect(await response.json()).toMatchObject({ statusCode: 400, errors: [{}] });
  });

  test('exports all matches, and no cell is a formula', async () => {
    await api.visitor.consultationRequests.create({
      body: { ...aRequest(), fullName: '=HYPERLINK("x")', companyName: '+1', message: '@a' },
    });
    const file = await api.admin.consultationRequests.exportCsv({
      query: { sort: ['fullName', 'ASC'], filter: { q: 'HYPERLINK' } },
    });
    const text = await file.text();
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toContain(`"'=HYPERLINK(""x"")",'+1,`);
    expect(text).toContain(`,'@a,`);
    expect(text).toContain(',New,');
  });
});
