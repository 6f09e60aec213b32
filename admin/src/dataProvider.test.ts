import { expect, test } from '@jest/globals';
import { adminAppointments } from '@practice/contract/routes';
import { createDataProvider } from './dataProvider.ts';

interface Sent {
  url: string;
  headers: Headers;
  body: unknown;
}

/** A data provider with an API that always gives the same answer, and the requests that it got. */
function provider(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const dataProvider = createDataProvider(async (url, { headers, body } = {}) => {
    sent.push({ url: String(url), headers: new Headers(headers), body: body && JSON.parse(String(body)) });
    return answer();
  });
  return { dataProvider, sent };
}

const refusal = (status: number, body: object) => () => Response.json(body, { status });

test.each([
  [25, 1, { hasPreviousPage: false, hasNextPage: true }],
  [7, 2, { hasPreviousPage: true, hasNextPage: false }],
])(
  'a list that is too long to be counted says what stands beside %i rows of page %i',
  async (rows, page, pageInfo) => {
    const data = Array.from({ length: rows }, (_, at) => ({ id: at + 1 }));
    const { dataProvider } = provider(() =>
      Response.json(data, { headers: { 'content-range': 'clients 0-24/*' } }),
    );
    const sort = { field: 'id', order: 'ASC' } as const;
    const pagination = { page, perPage: 25 };
    expect(await dataProvider.getList('clients', { pagination, sort, filter: {} })).toEqual({
      data,
      pageInfo,
    });
  },
);

test('a lost connection is reported with a message, and a canceled request keeps its error name', async () => {
  const offline = provider(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(offline.dataProvider.getOne('consultation-requests', { id: 1 })).rejects.toMatchObject({
    status: 0,
    message: 'We couldn’t reach the server. Please check your connection and try again.',
  });
  const canceled = provider(() => Promise.reject(new DOMException('Canceled', 'AbortError')));
  await expect(canceled.dataProvider.getOne('consultation-requests', { id: 1 })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
});

test('a booking sends its idempotency key, and the error for a taken time has the free times', async () => {
  const { dataProvider, sent } = provider(
    refusal(409, { statusCode: 409, message: 'Taken.', freeTimes: ['11:00 AM'] }),
  );
  const input = { userId: 7, title: 'Visit', appointmentDate: '2026-12-01', appointmentTime: '10:00 AM' };
  const booking = dataProvider.call(adminAppointments.create, { body: input, idempotencyKey: 'one' });
  await expect(booking).rejects.toMatchObject({ status: 409, freeTimes: ['11:00 AM'] });
  expect(sent[0]?.url).toBe('/api/admin/client-appointments');
  expect(sent[0]?.headers.get('idempotency-key')).toBe('one');
  expect(sent[0]?.body).toEqual(input);
});

test('a new record that is sent again has the same idempotency key until it was made', async () => {
  const answers = [() => Promise.reject(new TypeError('Lost')), () => Response.json({ id: 1 })];
  const { dataProvider, sent } = provider(() => (answers.shift() ?? (() => Response.json({ id: 2 })))());
  const create = (title: string) => dataProvider.create('client-appointments', { data: { title } });
  await expect(create('Visit')).rejects.toMatchObject({ status: 0 });
  await create('Visit');
  await create('Visit');
  await create('Talk');
  const [lost, made, another, talk] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(made).toBe(lost);
  expect(new Set([made, another, talk]).size).toBe(3);
});

test('a refusal of an outdated update of an appointment says so', async () => {
  const { dataProvider, sent } = provider(refusal(409, { statusCode: 409, message: 'It’s now canceled.' }));
  const data = { status: 'completed', version: 3 };
  const change = dataProvider.update('client-appointments', { id: 7, data, previousData: { id: 7 } });
  await expect(change).rejects.toMatchObject({ isOutdated: true, message: 'It’s now canceled.' });
  expect(sent[0]?.body).toEqual(data);
});

test('a refusal that names no field is a message of the whole form, so that it does not count as saved', async () => {
  const { dataProvider } = provider(refusal(503, { statusCode: 503, message: 'Please try again.' }));
  await expect(dataProvider.create('blog-posts', { data: {} })).rejects.toMatchObject({
    isWrite: true,
    body: { errors: { root: { serverError: 'Please try again.' } } },
  });
  await expect(dataProvider.getOne('blog-posts', { id: 4 })).rejects.toMatchObject({ isWrite: false });
});

test('an address without a number finds nothing, instead of a post with that address', async () => {
  const { dataProvider, sent } = provider(() => Response.json({ id: 4 }));
  await expect(dataProvider.getOne('blog-posts', { id: 'a-slug' })).rejects.toMatchObject({ status: 404 });
  expect(sent).toEqual([]);
});

test('react-admin finds the messages of a refused form, because it asks for an own property', async () => {
  const errors = [{ path: 'appointmentTime', message: 'Robin Marsh is booked 10:00–11:00.' }];
  const { dataProvider } = provider(refusal(409, { statusCode: 409, message: 'Taken.', errors }));
  const error: unknown = await dataProvider
    .create('client-appointments', { data: {} })
    .catch((cause) => cause);
  expect(error).toHaveProperty('body.errors.appointmentTime', 'Robin Marsh is booked 10:00–11:00.');
  expect(Object.hasOwn(error as object, 'body')).toBe(true);
});

test('chosen records are one call, and one that was deleted meanwhile is no choice', async () => {
  const { dataProvider, sent } = provider(() => Response.json([{ id: 3 }]));
  expect(await dataProvider.getMany('clients', { ids: [3, 4] })).toEqual({ data: [{ id: 3 }] });
  const filter = encodeURIComponent(JSON.stringify({ id: [3, 4] }));
  expect(sent.map(({ url }) => url)).toEqual([`/api/admin/clients?filter=${filter}`]);
});

test('a deletion has no body, so it names no type of one, which the API would refuse', async () => {
  const { dataProvider, sent } = provider(() => Response.json({ id: 3 }));
  await dataProvider.delete('resources', { id: 3 });
  expect(sent).toMatchObject([{ url: '/api/resources/3' }]);
  expect(sent[0]?.headers.has('content-type')).toBe(false);
});
