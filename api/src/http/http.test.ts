import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { getRepositoryToken } from '@nestjs/typeorm';
import { messages } from '@practice/contract/messages';
import { may } from '@practice/contract/permissions';
import { type Browser, json } from '../../test/browser.ts';
import routesOf from '../../test/routes.json' with { type: 'json' };
import { testApi } from '../../test/start-api.ts';
import { Alert } from '../alerts/alert.entity.ts';
import { refusals } from './error.filter.ts';
import { Public, servedRoutes } from './route.ts';

const api = testApi();
const roles = ['assistant', 'practitioner', 'owner'] as const;
const actors = ['anonymous', 'client', ...roles] as const;
type Actor = (typeof actors)[number];

/** Of anyone who is not logged in, a client and each role; kept logged in. */
let browsers: Record<Actor, Browser>;
let routes: ReturnType<typeof servedRoutes>;
beforeAll(async () => {
  routes = servedRoutes(api.app.get(DiscoveryService, { strict: false }));
  const [client, assistant, practitioner] = [
    await api.aClient(),
    await api.aClient({ role: 'assistant' }),
    await api.aClient({ role: 'practitioner' }),
  ];
  browsers = { anonymous: api.visitor, client, assistant, practitioner, owner: api.admin };
  await api.sql('UPDATE sessions SET confirmed_at = now()');
});

type Served = (typeof routes)[number];

const allow = (isAllowed: boolean) => (isAllowed ? 'yes' : 403);

/** What the route says, whether its permission in the contract or its audience. */
function verdictOf({ audience, can }: Served, actor: Actor) {
  if (!can && /public|optional-session/.test(audience ?? '')) return 'yes';
  if (actor === 'anonymous') return 401;
  const role = actor === 'client' ? null : actor;
  return allow(can ? may(role, can) : audience === 'signed-in' || role === null);
}

const endsSession = ({ path }: Served) => /\/(logout|sign-out-everywhere)$/.test(path);

function sent(
  { method, path }: Served,
  init: RequestInit = method === 'GET' ? { method } : json(method, {}),
) {
  // Without `published`, the list of posts is for some of the staff: it has its own tests.
  const address = path.replace(/:id/, '999999').replace(/blog-posts$/, 'blog-posts?published=true');
  return [address, init] as const;
}

test('each call answers those who may make it, and no one else', async () => {
  const lines: string[] = [];
  for (const route of routes) {
    const verdicts: unknown[] = [];
    for (const actor of actors) {
      const expected = verdictOf(route, actor);
      // What ends their sessions has tests of its own.
      if (endsSession(route) && actor !== 'anonymous') {
        verdicts.push(expected);
        continue;
      }
      const response = await browsers[actor].send(...sent(route));
      const { message } = response.ok ? {} : await response.json();
      const isDenied = response.status === 403 && message === messages.accessDenied.description;
      const isStranger = response.status === 401 && message === messages.auth.signInFirst;
      const verdict = isDenied ? 403 : isStranger ? 401 : 'yes';
      if (verdict === 'yes') expect([200, 201, 400, 401, 404, 405]).toContain(response.status);
      verdicts.push(verdict);
      expect([route.method, route.path, actor, verdict]).toEqual([route.method, route.path, actor, expected]);
    }
    const mayCall = actors.filter((_, at) => verdicts[at] === 'yes').join(', ');
    lines.push(`${route.method.padEnd(6)} ${route.path.padEnd(52)} ${mayCall}`);
  }
  expect(
    `\n${lines.sort((one, other) => one.slice(7).localeCompare(other.slice(7))).join('\n')}\n`,
  ).toMatchSnapshot();
});

test('a route that does not say who may call it ends the start', () => {
  @Controller()
  class Careless {
    @Get('api/careless') read() {}
  }
  @Controller()
  class Unpermitted {
    @Public() @Get('api/admin/unpermitted') read() {}
  }
  for (const metatype of [Careless, Unpermitted]) {
    const discovery = { getControllers: () => [{ instance: new metatype(), metatype }] };
    expect(() => servedRoutes(discovery as never)).toThrow(/not said who may call GET \/api\//);
  }
});

test('a write of a page that was opened for someone else is answered 409, and any other is not', async () => {
  const { openedForAnother } = messages.account;
  const [theirs, admins] = [await browsers.client.auth.user(), await api.admin.auth.user()];
  for (const route of routes) {
    if (route.method === 'GET' || route.audience === 'public' || route.path.endsWith('/sign-out-everywhere'))
      continue;
    for (const [browser, own, other] of [
      [browsers.client, theirs?.id, admins?.id],
      [api.admin, admins?.id, theirs?.id],
    ] as const) {
      const message = async (openedFor: number | undefined) => {
        const { headers, ...init } = json(route.method, {});
        const opened = { ...headers, 'x-opened-for': String(openedFor) } as Record<string, string>;
        const response = await browser.send(...sent(route, { ...init, headers: opened }));
        return [response.status, (await response.json()).message];
      };
      expect([route.path, await message(other)]).toEqual([route.path, [409, openedForAnother]]);
      if (!route.path.endsWith('/logout')) expect((await message(own))[1]).not.toBe(openedForAnother);
    }
  }
});

test('an admin must confirm the second factor for exports, refunds, roles, deletions and changes of that factor', async () => {
  await api.sql(`INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports)
                 SELECT user_id, 'Key', 'key', '', 0, '{}' FROM staff WHERE role = 'owner'`);
  await api.sql('UPDATE sessions SET confirmed_at = NULL');
  const asked: string[] = [];
  for (const route of routes) {
    if (verdictOf(route, 'owner') !== 'yes' || endsSession(route)) continue;
    const response = await api.admin.send(...sent(route));
    if (response.status !== 403) continue;
    expect(await response.json()).toMatchObject({ code: 'second-factor-needed' });
    asked.push(`${route.method} ${route.path}`);
  }
  await api.sql(`DELETE FROM passkeys`);
  expect(asked.sort()).toEqual(routesOf.needSecondFactor);
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
  test.each(['/api/user', '/api/nothing', '/api/%zz'])(
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
    ['', 400],
    ['{"__proto__":{"isAdmin":true}}', 400],
    ['{"constructor":{"prototype":{"isAdmin":true}}}', 400],
    [`{"email":"${'a'.repeat(300_000)}"}`, 413],
    [`${'['.repeat(500)}${']'.repeat(500)}`, 400],
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
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ])('with %j is rejected', async (headers) => {
    expect((await sent('a=b', headers)).status).toBe(415);
  });

  test.each([
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
});

test('an internal error is answered with its request id and nothing else, whatever its own status', async () => {
  const error = Object.assign(new Error('No.'), { statusCode: 404, status: 404, code: 'resource_missing' });
  const alerts = api.app.get(getRepositoryToken(Alert), { strict: false });
  jest.spyOn(alerts, 'find').mockRejectedValueOnce(error);
  const response = await api.admin.send('/api/admin/alerts');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    statusCode: 500,
    message: 'Something went wrong',
    requestId: response.headers.get('x-request-id'),
  });
});
