import { beforeAll, describe, expect, test } from '@jest/globals';
import { anAppointment } from '../../test/appointment.ts';
import { anAssessment } from '../../test/assessment.ts';
import { aBlogPost } from '../../test/blog-post.ts';
import { aPayment } from '../../test/purchase.ts';
import refusedQueries from '../../test/refused-queries.json' with { type: 'json' };
import { aResource } from '../../test/resource.ts';
import { aRequest, type Client, testApi } from '../../test/start-api.ts';

const api = testApi();
let client: Client;
beforeAll(async () => {
  client = await api.aClient();
  const other = await api.aClient();
  for (const [person, times] of [
    [client, ['1:00 PM', '9:00 AM', '10:00 AM']],
    [other, ['11:00 AM']],
  ] as const) {
    for (const appointmentTime of times) {
      await person.appointments.create({ body: anAppointment({ appointmentTime }) });
      await person.assessments.perform({ body: anAssessment() });
      const createdAt = new Date(Date.now() - Math.random() * 24 * 3_600_000);
      await aPayment(api, { userId: person.id, createdAt });
    }
  }
  for (let count = 0; count < 4; count += 1) {
    await api.admin.blogPosts.create({ body: aBlogPost() });
    await api.admin.resources.create({ body: aResource() });
    await api.visitor.consultationRequests.create({ body: aRequest() });
    await api.aClient();
  }
});

/** Asks as a client for their own lists, and as the practice for the others. */
async function ask(path: string, query: Record<string, unknown> | string = {}) {
  const search =
    typeof query === 'string'
      ? query
      : Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  const by = /^(client\/|payments)/.test(path) ? client : api.admin;
  const response = await by.send(`/api/${path}?${[search].flat().join('&')}`);
  const rows: { id: number; [name: string]: unknown }[] = await response.json();
  return { status: response.status, rows, range: response.headers.get('content-range') };
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe.each([
  ['client/appointments', 'appointments', 'startsAt'],
  ['client/assessments', 'assessments', 'assessmentDate'],
  ['payments', 'payments', 'createdAt'],
  ['consultation-requests', 'consultation-requests', 'createdAt'],
  ['blog-posts', 'blog-posts', 'createdAt'],
  ['resources', 'resources', 'dateAdded'],
  ['admin/clients', 'clients', 'createdAt'],
  ['admin/client-appointments', 'client-appointments', 'startsAt'],
  ['admin/assessments', 'assessments', 'assessmentDate'],
  ['admin/payments', 'payments', 'createdAt'],
] as const)('the list %s', (path, name, field) => {
  test('is answered in pages', async () => {
    const all = ids((await ask(path)).rows);
    const { length } = all;
    expect(await ask(path, { range: [1, 1] })).toEqual({
      status: 200,
      range: `${name} 1-1/${length}`,
      rows: [expect.objectContaining({ id: all[1] })],
    });
    expect(await ask(path, { range: [1, 50] })).toMatchObject({ range: `${name} 1-${length - 1}/${length}` });
    expect(await ask(path, { range: [length, length + 24] })).toMatchObject({
      range: `${name} */${length}`,
      rows: [],
    });
  });

  test('is sorted in both directions, and filtered by number', async () => {
    const up = ids((await ask(path, { sort: ['id', 'ASC'] })).rows);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(ids((await ask(path, { sort: ['id', 'DESC'] })).rows)).toEqual(up.toReversed());
    const { rows } = await ask(path, { sort: [field, 'ASC'] });
    expect(rows).toEqual([...rows].sort((a, b) => String(a[field]).localeCompare(String(b[field]))));
    expect((await ask(path, { sort: [field, 'DESC'] })).rows).toEqual(rows.toReversed());
    expect(await ask(path, { filter: { id: [up[0], up[2]] } })).toMatchObject({ range: `${name} 0-1/2` });
  });

  test.each(refusedQueries)('rejects %s, and names the parameter', async (query) => {
    const [parameter] = query.split('=');
    expect(await ask(path, query)).toMatchObject({
      status: 400,
      rows: { errors: [{ path: parameter, message: expect.any(String) }] },
    });
  });
});

test('a client’s own lists have nobody else’s rows', async () => {
  for (const path of ['client/appointments', 'client/assessments', 'payments'])
    expect((await ask(path)).rows).toHaveLength(3);
});

test('a client’s own lists are filtered by status and kind', async () => {
  const [first] = (await ask('client/appointments')).rows;
  await client.appointments.update({ params: { id: first?.id ?? 0 }, body: { status: 'cancelled' } });
  const count = async (path: string, filter: object) => (await ask(path, { filter })).rows.length;
  expect(await count('client/appointments', { status: ['scheduled', 'cancelled'] })).toBe(3);
  expect(await count('payments', { status: 'failed' })).toBe(0);
  expect(await count('client/assessments', { kind: 'ai' })).toBe(3);
});

test.each(['clientName', 'title'])('visits alike by %s stand in the order of their dates', async (field) => {
  const { rows } = await ask('admin/client-appointments', { sort: [field, 'ASC'] });
  const starts = rows.map(({ startsAt }) => startsAt);
  expect(starts).toEqual(starts.toSorted());
  const { rows: down } = await ask('admin/client-appointments', { sort: [field, 'DESC'] });
  expect(ids(down)).toEqual(ids(rows).toReversed());
});

test('beyond 25,000 rows a list has no total, and its pages are the same', async () => {
  await api.sql(`
    INSERT INTO consultation_requests (full_name, company_name, email, service)
    SELECT 'Lee ' || n, 'Acme', 'lee@example.com', 'not-sure' FROM generate_series(1, 25001) AS n`);
  const first = await ask('consultation-requests', { sort: ['id', 'ASC'], range: [0, 24] });
  expect(first).toMatchObject({ range: 'consultation-requests 0-24/*', rows: { length: 25 } });
  expect(await ask('consultation-requests', { range: [0, 24], filter: { q: 'Lee 25000' } })).toMatchObject({
    range: 'consultation-requests 0-0/1',
  });
  const { total, rows } = await api.admin.consultationRequests.list({ query: { range: [0, 1] } });
  expect({ total, rows: rows.length }).toEqual({ total: 25_000, rows: 2 });
  const last = await ask('consultation-requests', { sort: ['id', 'ASC'], range: [25_001, 25_010] });
  const down = await ask('consultation-requests', { sort: ['id', 'DESC'], range: [0, 9] });
  expect(last.rows.length).toBeGreaterThan(0);
  expect(ids(last.rows)).toEqual(ids(down.rows).slice(0, last.rows.length).toReversed());
  expect((await ask('consultation-requests', { range: [30_000, 30_024] })).rows).toEqual([]);
});
