import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sendRequest } from './send-request.ts';

const typed = {
  fullName: 'Ann Lee',
  companyName: 'Acme',
  email: 'Ann@Example.com',
  phone: '',
  service: 'mnri-family',
  message: 'My shoulder hurts.',
  website: '',
};

let api: Server;
let received: { headers: IncomingHttpHeaders; body: unknown }[];
let answer: { status: number; body: object };

beforeAll(async () => {
  api = createServer(async (req, res) => {
    received.push({ headers: req.headers, body: await json(req) });
    res.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  process.env.API_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  api.close().closeAllConnections();
});
beforeEach(() => {
  received = [];
  answer = { status: 201, body: { id: 1, createdAt: '2026-11-21T12:00:00.000Z' } };
});

function sent(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/contact', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
}

test('the API receives the contact form and the visitor’s headers', async () => {
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    origin: 'http://localhost',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Lynx',
  };
  expect(await sendRequest(sent(typed, { ...headers, cookie: 'session=secret' }))).toEqual({ isSent: true });
  expect(received[0]?.headers).toMatchObject(headers);
  expect(received[0]?.headers).not.toHaveProperty('cookie');
  expect(received[0]?.body).toEqual({
    fullName: 'Ann Lee',
    companyName: 'Acme',
    email: 'ann@example.com',
    service: 'mnri-family',
    message: 'My shoulder hurts.',
    website: '',
  });
});

test('the same request within ten minutes has the same idempotency key, and any other has a new one', async () => {
  for (const [fields, now] of [
    [typed, 0],
    [{ ...typed, email: 'ann@example.com ' }, 599_000],
    [{ ...typed, message: 'My back hurts.' }, 0],
    [typed, 600_000],
  ] as const)
    await sendRequest(sent(fields), now);
  const [first, again, other, later] = received.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(again).toBe(first);
  expect(new Set([first, other, later]).size).toBe(3);
});

test.each([
  [429, 'Too many requests. Please wait a minute.'],
  [503, 'We are very busy right now.'],
  [400, 'Please leave this field empty.', [{ path: 'website', message: 'Please leave this field empty.' }]],
])('an API error %d without a visible field is shown as a sentence', async (status, message, errors = []) => {
  answer = { status, body: { statusCode: status, message, errors } };
  expect(await sendRequest(sent({ ...typed, website: 'spam' }))).toMatchObject({
    status,
    answered: {
      values: { message: typed.message, fullName: typed.fullName },
      failure: {
        title: 'Error',
        description: `There was a problem submitting your request: ${message}`,
      },
    },
  });
});

test('the contact form keeps the typed values if the API cannot be reached', async () => {
  await new Promise((resolve) => api.close(resolve).closeAllConnections());
  expect(await sendRequest(sent(typed))).toMatchObject({
    status: 503,
    answered: {
      values: typed,
      failure: { description: expect.stringContaining('We couldn’t reach the server.') },
    },
  });
});
