import { beforeAll, describe, expect, test } from '@jest/globals';
import { anAssessment } from '../../test/assessment.ts';
import type { Browser } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
  const other = await api.aClient();
  for (const [browser, times] of [
    [client, ['1:00 PM', '9:00 AM', '10:00 AM']],
    [other, ['11:00 AM']],
  ] as const) {
    for (const appointmentTime of times) {
      await browser.api.appointments.create({
        body: { title: `At ${appointmentTime}`, appointmentDate: aWorkingDay(), appointmentTime },
      });
      await browser.api.assessments.perform({ body: anAssessment() });
      const user = await browser.api.auth.user();
      await api.sql(
        `INSERT INTO payments (user_id, stripe_payment_intent_id, amount, service_type, created_at)
         VALUES ($1, 'pi_' || gen_random_uuid(), 299, 'Foundations Package', now() - random() * interval '1 day')`,
        [user?.id],
      );
    }
  }
});

const ask = async (path: string, query: Record<string, unknown> = {}) => {
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  const response = await client.send(`/api/${path}?${search.join('&')}`);
  const rows: { id: number; [name: string]: unknown }[] = await response.json();
  return { status: response.status, rows, range: response.headers.get('content-range') };
};

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe.each([
  ['client/appointments', 'appointments', 'startsAt', 'ASC'],
  ['client/assessments', 'assessments', 'assessmentDate', 'DESC'],
  ['payments', 'payments', 'createdAt', 'DESC'],
] as const)('a client’s own list %s', (path, name, field, order) => {
  test('is whole and in its order without a query', async () => {
    const { rows, range } = await ask(path);
    expect(range).toBe(`${name} 0-2/3`);
    const inOrder = [...rows].sort((a, b) => String(a[field]).localeCompare(String(b[field])));
    expect(ids(rows)).toEqual(ids(order === 'ASC' ? inOrder : inOrder.reverse()));
  });

  test('is answered in pages', async () => {
    const all = ids((await ask(path)).rows);
    const second = await ask(path, { range: [1, 1] });
    expect(second).toMatchObject({ range: `${name} 1-1/3`, rows: [{ id: all[1] }] });
    expect(second.rows).toHaveLength(1);
    expect(await ask(path, { range: [1, 50] })).toMatchObject({ range: `${name} 1-2/3` });
    expect(await ask(path, { range: [3, 4] })).toMatchObject({ range: `${name} */3`, rows: [] });
  });

  test('is sorted and filtered', async () => {
    const up = ids((await ask(path, { sort: ['id', 'ASC'] })).rows);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(ids((await ask(path, { sort: ['id', 'DESC'], range: [0, 0] })).rows)).toEqual(up.slice(-1));
    expect(await ask(path, { filter: { id: [up[0], up[2]] } })).toMatchObject({ range: `${name} 0-1/2` });
  });

  test.each([
    ['range', [2, 1]],
    ['range', [-1, 5]],
    ['range', [0, 1000]],
    ['sort', ['userId; DROP', 'ASC']],
    ['sort', [field]],
    ['filter', { userId: 1 }],
    ['filter', []],
  ])('refuses the %s %j', async (parameter, value) => {
    expect(await ask(path, { [parameter]: value })).toMatchObject({
      status: 400,
      rows: { errors: [{ path: parameter }] },
    });
  });
});

test('a client’s own lists are filtered by status and kind', async () => {
  const [first] = (await ask('client/appointments')).rows;
  await client.api.appointments.update({ params: { id: first?.id ?? 0 }, body: { status: 'cancelled' } });
  expect(await ask('client/appointments', { filter: { status: 'cancelled' } })).toMatchObject({
    rows: [first && { id: first.id }],
  });
  expect(
    (await ask('client/appointments', { filter: { status: ['scheduled', 'cancelled'] } })).rows,
  ).toHaveLength(3);
  expect((await ask('payments', { filter: { status: 'failed' } })).rows).toEqual([]);
  expect((await ask('client/assessments', { filter: { kind: 'ai' } })).rows).toHaveLength(3);
});
