import { connect } from 'node:net';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { getRepositoryToken } from '@nestjs/typeorm';
import { messages } from '@practice/contract/messages';
import type { Express } from 'express';
import { type Browser, json } from '../../test/browser.ts';
import { startApi, type TestApi, testApi } from '../../test/start-api.ts';
import { Alert } from '../alerts/alert.entity.ts';
import { refusals } from './error.filter.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});

type Answer = 'yes' | 401 | 403;

/** Every call there is: who may make it. `yes` means it gets past the guard; what it then says is its own tests' matter. */
const matrix: readonly [call: string, visitor: Answer, client: Answer, admin: Answer][] = [
  ['GET /api/user', 401, 'yes', 'yes'],
  ['POST /api/login', 'yes', 'yes', 'yes'],
  ['POST /api/register', 'yes', 'yes', 'yes'],
  ['POST /api/logout', 'yes', 'yes', 'yes'],
  ['POST /api/forgot-password', 'yes', 'yes', 'yes'],
  ['POST /api/reset-password', 'yes', 'yes', 'yes'],
  ['POST /api/reset-password/owner', 'yes', 'yes', 'yes'],
  ['POST /api/confirm-email', 'yes', 'yes', 'yes'],
  ['POST /api/confirm-email/send', 401, 'yes', 'yes'],
  ['GET /api/account', 401, 'yes', 'yes'],
  ['PATCH /api/account', 401, 'yes', 'yes'],
  ['POST /api/account/password', 401, 'yes', 'yes'],
  ['POST /api/account/email', 401, 'yes', 'yes'],
  ['GET /api/account/sessions', 401, 'yes', 'yes'],
  ['POST /api/account/sessions/end', 401, 'yes', 'yes'],
  ['POST /api/account/sign-out-everywhere', 401, 'yes', 'yes'],
  ['GET /api/account/data.json', 401, 'yes', 403],
  ['POST /api/account/delete', 401, 'yes', 403],
  ['POST /api/consultation-requests', 'yes', 'yes', 'yes'],
  ['GET /api/consultation-requests', 401, 403, 'yes'],
  ['GET /api/consultation-requests/export.csv', 401, 403, 'yes'],
  ['GET /api/consultation-requests/:id', 401, 403, 'yes'],
  ['PATCH /api/consultation-requests/:id', 401, 403, 'yes'],
  ['GET /api/consultation-requests/:id/notes', 401, 403, 'yes'],
  ['POST /api/consultation-requests/:id/notes', 401, 403, 'yes'],
  // With published=true for everyone: see its own tests.
  ['GET /api/blog-posts', 401, 403, 'yes'],
  ['POST /api/blog-posts', 401, 403, 'yes'],
  ['GET /api/blog-posts/feed.json', 'yes', 'yes', 'yes'],
  ['GET /api/blog-posts/addresses.json', 'yes', 'yes', 'yes'],
  ['GET /api/blog-posts/export.csv', 401, 403, 'yes'],
  ['POST /api/blog-posts/preview', 401, 403, 'yes'],
  // By its number for admins only: see its own test.
  ['GET /api/blog-posts/:slug', 'yes', 'yes', 'yes'],
  ['PATCH /api/blog-posts/:id', 401, 403, 'yes'],
  ['DELETE /api/blog-posts/:id', 401, 403, 'yes'],
  ['POST /api/blog-posts/:id/restore', 401, 403, 'yes'],
  ['DELETE /api/blog-posts/:id/forever', 401, 403, 'yes'],
  ['GET /api/blog-posts/:id/versions', 401, 403, 'yes'],
  ['POST /api/blog-posts/:id/versions/:version/restore', 401, 403, 'yes'],
  ['GET /api/resources', 'yes', 'yes', 'yes'],
  ['GET /api/resources/export.csv', 401, 403, 'yes'],
  ['GET /api/resources/:id', 'yes', 'yes', 'yes'],
  ['POST /api/resources', 401, 403, 'yes'],
  ['POST /api/resources/samples', 401, 403, 'yes'],
  ['GET /api/resources/samples', 'yes', 'yes', 'yes'],
  ['PUT /api/resources/:id', 401, 403, 'yes'],
  ['DELETE /api/resources/:id', 401, 403, 'yes'],
  ['POST /api/resources/:id/restore', 401, 403, 'yes'],
  ['DELETE /api/resources/:id/forever', 401, 403, 'yes'],
  ['GET /api/resources/:id/file', 401, 403, 'yes'],
  ['GET /api/resources/:id/thumbnail/:name', 401, 403, 'yes'],
  ['POST /api/resources/:id/downloads', 'yes', 'yes', 'yes'],
  ['POST /api/images', 401, 403, 'yes'],
  ['GET /uploads/:name', 'yes', 'yes', 'yes'],
  ['POST /api/create-payment-intent', 'yes', 'yes', 'yes'],
  ['PUT /api/payments/buyer', 'yes', 'yes', 'yes'],
  ['POST /api/payments/claim', 401, 'yes', 403],
  ['POST /api/payments/outcome', 'yes', 'yes', 'yes'],
  ['GET /api/payments', 401, 'yes', 403],
  ['GET /api/payments/:id/receipt.pdf', 401, 'yes', 403],
  ['GET /api/payments/:id/guest-receipt.pdf', 'yes', 'yes', 'yes'],
  ['GET /api/admin/payments', 401, 403, 'yes'],
  ['GET /api/admin/payments/summary', 401, 403, 'yes'],
  ['GET /api/admin/payments/income', 401, 403, 'yes'],
  ['GET /api/admin/payments/export.csv', 401, 403, 'yes'],
  ['GET /api/admin/payments/:id', 401, 403, 'yes'],
  ['POST /api/admin/payments/:id/refunds', 401, 403, 'yes'],
  ['GET /api/availability', 'yes', 'yes', 'yes'],
  ['GET /api/availability/days', 'yes', 'yes', 'yes'],
  ['GET /api/client/appointments', 401, 'yes', 403],
  ['POST /api/client/appointments', 401, 'yes', 403],
  ['PATCH /api/client/appointments/:id', 401, 'yes', 403],
  ['DELETE /api/client/appointments/:id', 401, 'yes', 403],
  ['GET /api/client/appointments/:id/calendar.ics', 401, 'yes', 403],
  ['GET /api/admin/client-appointments', 401, 403, 'yes'],
  ['GET /api/admin/client-appointments/export.csv', 401, 403, 'yes'],
  ['GET /api/admin/client-appointments/:id', 401, 403, 'yes'],
  ['POST /api/admin/client-appointments', 401, 403, 'yes'],
  ['GET /api/admin/client-appointments/:id/held-times', 401, 403, 'yes'],
  ['PATCH /api/admin/client-appointments/:id', 401, 403, 'yes'],
  ['GET /api/client/assessments', 401, 'yes', 403],
  ['GET /api/client/assessments/:id', 401, 'yes', 403],
  ['GET /api/client/assessments/:id/report.pdf', 401, 'yes', 403],
  ['DELETE /api/client/assessments/:id', 401, 'yes', 403],
  ['PATCH /api/client/assessments/:id/follow-up', 401, 'yes', 403],
  ['POST /api/client/assessments/:id/confirm', 401, 'yes', 403],
  ['POST /api/client/assessments/:id/signs', 401, 'yes', 403],
  ['GET /api/client/assessment-tool', 401, 'yes', 403],
  ['POST /api/client/assessment-tool/disclaimer', 401, 'yes', 403],
  ['POST /api/client/assessment-tool/understood', 401, 'yes', 403],
  ['POST /api/ai-ergonomic-assessment', 401, 'yes', 403],
  ['POST /api/ai-ergonomic-advice', 401, 'yes', 403],
  ['POST /api/ai-ergonomic-advice/stream', 401, 'yes', 403],
  ['GET /api/admin/assessments', 401, 403, 'yes'],
  ['GET /api/admin/assessments/export.csv', 401, 403, 'yes'],
  ['GET /api/admin/assessments/:id', 401, 403, 'yes'],
  ['GET /api/admin/assessment-settings', 401, 403, 'yes'],
  ['PUT /api/admin/assessment-settings', 401, 403, 'yes'],
  ['POST /api/admin/assessments', 401, 403, 'yes'],
  ['PATCH /api/admin/assessments/:id', 401, 403, 'yes'],
  ['DELETE /api/admin/assessments/:id', 401, 403, 'yes'],
  ['GET /api/admin/assessments/:id/report.pdf', 401, 403, 'yes'],
  ['POST /api/admin/assessments/:id/review', 401, 403, 'yes'],
  ['GET /api/admin/assessments/:id/notes', 401, 403, 'yes'],
  ['POST /api/admin/assessments/:id/notes', 401, 403, 'yes'],
  ['GET /api/admin/clients', 401, 403, 'yes'],
  ['GET /api/admin/clients/export.csv', 401, 403, 'yes'],
  ['GET /api/admin/clients/:id', 401, 403, 'yes'],
  ['POST /api/admin/clients', 401, 403, 'yes'],
  ['PATCH /api/admin/clients/:id', 401, 403, 'yes'],
  ['DELETE /api/admin/clients/:id', 401, 403, 'yes'],
  ['POST /api/admin/clients/:id/invitation', 401, 403, 'yes'],
  ['POST /api/admin/clients/:id/sign-out', 401, 403, 'yes'],
  ['GET /api/admin/clients/:id/notes', 401, 403, 'yes'],
  ['POST /api/admin/clients/:id/notes', 401, 403, 'yes'],
  ['POST /api/consultation-requests/:id/client', 401, 403, 'yes'],
  ['GET /api/opening-hours', 'yes', 'yes', 'yes'],
  ['GET /api/admin/calendar', 401, 403, 'yes'],
  ['PUT /api/admin/calendar', 401, 403, 'yes'],
  ['GET /api/admin/calendar/closures', 401, 403, 'yes'],
  ['POST /api/admin/calendar/closures', 401, 403, 'yes'],
  ['DELETE /api/admin/calendar/closures/:id', 401, 403, 'yes'],
  ['GET /api/admin/calendar/open-holidays', 401, 403, 'yes'],
  ['PUT /api/admin/calendar/open-holidays', 401, 403, 'yes'],
  ['POST /api/login/second-step', 'yes', 'yes', 'yes'],
  ['POST /api/login/passkey', 401, 401, 401],
  ['GET /api/admin/second-factor', 401, 403, 'yes'],
  ['DELETE /api/admin/second-factor', 401, 403, 'yes'],
  ['POST /api/admin/second-factor/confirm', 401, 403, 'yes'],
  ['POST /api/admin/second-factor/confirm/password', 401, 403, 'yes'],
  ['POST /api/admin/second-factor/confirm/passkey', 401, 403, 'yes'],
  ['POST /api/admin/second-factor/app', 401, 403, 'yes'],
  ['PUT /api/admin/second-factor/app', 401, 403, 'yes'],
  ['POST /api/admin/second-factor/passkeys/options', 401, 403, 'yes'],
  ['POST /api/admin/second-factor/passkeys', 401, 403, 'yes'],
  ['DELETE /api/admin/second-factor/passkeys/:id', 401, 403, 'yes'],
  ['POST /api/admin/second-factor/recovery-codes', 401, 403, 'yes'],
  ['GET /api/admin/audit-log', 401, 403, 'yes'],
  ['GET /api/admin/audit-log/export.csv', 401, 403, 'yes'],
  ['GET /api/admin/alerts', 401, 403, 'yes'],
  ['DELETE /api/admin/alerts/:id', 401, 403, 'yes'],
  ['GET /api/admin/status', 401, 403, 'yes'],
  ['POST /api/admin/status/emails/:id', 401, 403, 'yes'],
  ['POST /api/stripe/webhook', 'yes', 'yes', 'yes'],
  ['GET /api/health', 'yes', 'yes', 'yes'],
  ['GET /api/health/ready', 'yes', 'yes', 'yes'],
];

function routesOf(app: TestApi['app']): string[] {
  const { router }: Express = app.getHttpAdapter().getInstance();
  return router.stack.flatMap(
    ({ route }) => route?.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`) ?? [],
  );
}

describe('the access matrix', () => {
  test('has a row for every route of the running application', () => {
    expect(routesOf(api.app).sort()).toEqual(matrix.map(([call]) => call).sort());
  });

  test.each(matrix)('%s: visitor %s, client %s, admin %s', async (call, visitor, asClient, asAdmin) => {
    const [method = '', path = ''] = call.split(' ');
    for (const [browser, verdict] of [
      [api.visitor, visitor],
      [client, asClient],
      [api.admin, asAdmin],
    ] as const) {
      // The others are signed in for the rest of the rows; what ends their sessions has tests of its own.
      if (/\/(logout|sign-out-everywhere)$/.test(path) && browser !== api.visitor) {
        expect(verdict).toBe('yes');
        continue;
      }
      const init = method === 'GET' ? { method } : json(method, {});
      const { status } = await browser.send(path.replace(/:id/, '999999'), init);
      if (verdict !== 'yes') expect(status).toBe(verdict);
      else expect([200, 201, 400, 404]).toContain(status);
    }
  });
});

test('a write of a page that was opened for someone else is answered 409, and any other is not', async () => {
  const { openedForAnother } = messages.account;
  const [theirs, admins] = [await client.auth.user(), await api.admin.auth.user()];
  for (const [call, visitor, asClient, asAdmin] of matrix) {
    const [method = '', path = ''] = call.split(' ');
    const isOptional = /logout|payment-intent|buyer|downloads/.test(path);
    if (method === 'GET' || (visitor === 'yes' && !isOptional)) continue;
    if (path.endsWith('/sign-out-everywhere')) continue;
    for (const [browser, verdict, own, other] of [
      [client, asClient, theirs?.id, admins?.id],
      [api.admin, asAdmin, admins?.id, theirs?.id],
    ] as const) {
      const message = async (openedFor: number | undefined) => {
        const { headers, ...init } = json(method, {});
        const response = await browser.send(path.replace(/:id/, '999999'), {
          ...init,
          headers: { ...headers, 'x-opened-for': String(openedFor) } as Record<string, string>,
        });
        return [response.status, (await response.json()).message];
      };
      if (verdict === 401) continue;
      expect([call, await message(other)]).toEqual([call, [409, openedForAnother]]);
      if (!path.endsWith('/logout')) expect((await message(own))[1]).not.toBe(openedForAnother);
    }
  }
});

test('an admin must confirm the second factor for exports, refunds, roles, deletions and changes of that factor', async () => {
  await api.sql(`INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports)
                 SELECT id, 'Key', 'key', '', 0, '{}' FROM users WHERE is_admin`);
  await api.sql('UPDATE sessions SET confirmed_at = NULL');
  const asked: string[] = [];
  for (const [call, , , asAdmin] of matrix) {
    const [method = '', path = ''] = call.split(' ');
    if (asAdmin !== 'yes' || /\/(logout|sign-out-everywhere)$/.test(path)) continue;
    const init = method === 'GET' ? { method } : json(method, {});
    const response = await api.admin.send(path.replace(/:id/, '999999'), init);
    if (response.status !== 403) continue;
    expect(await response.json()).toMatchObject({ code: 'second-factor-needed' });
    asked.push(call);
  }
  await api.sql(`DELETE FROM passkeys`);
  expect(asked).toEqual([
    'GET /api/consultation-requests/export.csv',
    'GET /api/blog-posts/export.csv',
    'DELETE /api/blog-posts/:id/forever',
    'GET /api/resources/export.csv',
    'DELETE /api/resources/:id/forever',
    'GET /api/admin/payments/export.csv',
    'POST /api/admin/payments/:id/refunds',
    'GET /api/admin/client-appointments/export.csv',
    'GET /api/admin/assessments/export.csv',
    'DELETE /api/admin/assessments/:id',
    'GET /api/admin/clients/export.csv',
    'PATCH /api/admin/clients/:id',
    'DELETE /api/admin/clients/:id',
    'DELETE /api/admin/second-factor',
    'POST /api/admin/second-factor/app',
    'PUT /api/admin/second-factor/app',
    'POST /api/admin/second-factor/passkeys/options',
    'POST /api/admin/second-factor/passkeys',
    'DELETE /api/admin/second-factor/passkeys/:id',
    'POST /api/admin/second-factor/recovery-codes',
    'GET /api/admin/audit-log/export.csv',
  ]);
});

describe('a cross-site write', () => {
  const origin = 'http://practice.example';
  test.each([
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: `${origin}.evil.example` }, 403],
    [{ origin, 'sec-fetch-site': 'same-origin' }, 401],
    [{}, 401],
  ])('with %j is answered %d', async (headers, status) => {
    const login = { email: 'a@example.com', password: 'wrong one' };
    const response = await api.visitor.send('/api/login', json('POST', login, headers));
    expect(response.status).toBe(status);
  });
});

describe('every response', () => {
  test.each(['/api/health', '/api/user', '/api/nothing', '/api/%zz', '/api/consultation-requests/1'])(
    'of %s has a sandboxing policy, and reveals no software or other origin',
    async (path) => {
      const { headers } = await api.visitor.send(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    },
  );

  test('is given whatever the case of the address, with or without a trailing slash', async () => {
    expect((await api.visitor.send('/API/Health/')).status).toBe(200);
    expect((await api.admin.send('/Api/Consultation-Requests/')).status).toBe(200);
  });

  test.each([
    ['GET', '/api/login', 405, 'POST'],
    ['DELETE', '/api/user', 405, 'GET, HEAD'],
    ['PUT', '/api/consultation-requests/1', 405, 'GET, PATCH, HEAD'],
    ['POST', '/api/nothing', 404, null],
    ['OPTIONS', '/api/login', 405, 'POST'],
  ])('to %s %s is %d', async (method, path, status, allow) => {
    const response = await api.visitor.send(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toMatchObject({
      statusCode: status,
      message: refusals[status as 404 | 405],
    });
  });
});

describe('a request body', () => {
  const sent = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    api.visitor.send('/api/login', { method: 'POST', headers, body });

  test.each([
    ['{bad', 400],
    ['[]', 400],
    ['"text"', 400],
    ['', 400],
    ['{"__proto__":{"isAdmin":true}}', 400],
    ['{"constructor":{"prototype":{"isAdmin":true}}}', 400],
    [`{"email":"${'a'.repeat(300_000)}"}`, 413],
    [`${'['.repeat(500)}${']'.repeat(500)}`, 400],
    ['{"email":"a\\u0000@example.com","password":"secret"}', 400],
    ['{"email":"a@example.com","password":"\\ud800secret"}', 400],
    ['{"a\\u0000":1}', 400],
  ])('that is invalid gets an error message: %#', async (body, status) => {
    const response = await sent(body);
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({
      statusCode: status,
      message: expect.stringMatching(/^[A-Z].*[.\w]$/),
    });
    expect(text).not.toMatch(/Error:|at .*\.[tj]s|valibot|SELECT/);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('of type %s is rejected', async (type) =>
    expect((await sent('a=b', { 'content-type': type })).status).toBe(415),
  );

  test.each([
    ['/api/login', 'application/json', 413],
    ['/api/blog-posts', 'application/json', 413],
    ['/api/blog-posts', 'multipart/form-data; boundary=x', 415],
  ])(
    'that is not accepted at %s as %s is read to its end, so that its sender gets the response',
    async (path, type, status) => {
      const headers = { 'content-type': type };
      const response = await api.admin.send(path, { method: 'POST', headers, body: 'a'.repeat(2_000_000) });
      expect(response.status).toBe(status);
      expect(response.headers.get('connection')).not.toBe('close');
      expect(await response.json()).toMatchObject({ statusCode: status });
    },
  );

  test.each(['keep-alive', 'close'])(
    'that is rejected unread gets the right Connection header: %s',
    async (connection) => {
      const answer = await new Promise<string>((done, fail) => {
        const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
        socket.once('error', fail).once('data', (data) => {
          socket.destroy();
          done(String(data));
        });
        socket.write(
          `POST /api/login HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nConnection: ${connection}\r\nContent-Length: 9\r\n\r\n`,
        );
      });
      expect(answer).toMatch(/^HTTP\/1\.1 403 /);
      expect(/^connection: (.*)\r$/im.exec(answer)?.[1]).toBe(connection);
    },
  );

  test('that is compressed is rejected', async () => {
    const response = await sent('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    expect(response.status).toBe(415);
  });
});

test('an internal error is answered with its request id, and nothing else', async () => {
  const own = await startApi();
  await own.sql('DROP TABLE consultation_notes, consultation_requests');
  const response = await own.admin.send('/api/consultation-requests');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    statusCode: 500,
    message: 'Something went wrong',
    requestId: response.headers.get('x-request-id'),
  });
  await own.close();
});

test('the status of another server’s error is not the status of our response', async () => {
  for (const status of [400, 401, 404, 429]) {
    const error = Object.assign(new Error('No.'), { statusCode: status, status, code: 'resource_missing' });
    const alerts = api.app.get(getRepositoryToken(Alert), { strict: false });
    jest.spyOn(alerts, 'find').mockRejectedValueOnce(error);
    const response = await api.admin.send('/api/admin/alerts');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ requestId: expect.any(String) });
  }
});

test('TRACE is refused, and a garbled request line is answered without a stack trace', async () => {
  const answer = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(api.origin).port), '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.on('data', (data) => {
        received += data;
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
  expect(await answer('TRACE /api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 405/,
  );
  expect(await answer('\x00\x01 nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
});
