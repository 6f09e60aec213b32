import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../free-port.ts';
import { ask, listen } from '../test/http.ts';
import { startNginx } from '../test/nginx.ts';

const cacheable = 'public, max-age=0, s-maxage=1';
// nginx counts in whole seconds: what may live for one lives for up to two.
const oneLife = 2_100;

/** What the stand-in for the site was asked. */
let requests: IncomingMessage[] = [];
let answer: RequestListener = () => {};
let site: Awaited<ReturnType<typeof listen>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let port = 0;
let purgePort = 0;
let names = 0;

beforeAll(async () => {
  site = await listen((req, res) => {
    requests.push(req);
    answer(req, res);
  });
  port = await findFreePort();
  purgePort = await findFreePort();
  nginx = await startNginx({ apiPort: site.port, sitePort: site.port, port, purgePort });
});

afterAll(async () => {
  await nginx?.close();
  await site?.close();
});

beforeEach(() => {
  requests = [];
  let made = 0;
  answer = (_req, res) => {
    made += 1;
    page(res, `page ${made}`);
  };
});

describe('a page made on demand', () => {
  const get = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
    ask(port, path, { headers, method });
  const purge = (path: string, headers: OutgoingHttpHeaders = {}) => ask(purgePort, path, { headers });

  test('is rendered once for all visitors within its time, and again for the next', async () => {
    const path = aPost();
    expect((await get(path)).text).toBe('page 1');
    expect((await get(path)).text).toBe('page 1');
    await pause(oneLife);
    expect((await get(path)).text).toBe('page 2');
    expect((await get(path)).text).toBe('page 2');
    expect(requests).toHaveLength(2);
  });

  test('is cached in three encodings, whatever browsers accept', async () => {
    const path = aPost();
    for (const accepted of ['br', 'gzip, deflate, br', 'gzip', '', 'zstd'])
      await get(path, { 'accept-encoding': accepted });
    expect(requests.map((req) => req.headers['accept-encoding'])).toEqual(['br', 'gzip', 'identity']);
  });

  test('is cached for each tab, whatever else is in its address, but not for searches and further pages', async () => {
    await pause(oneLife);
    for (const query of ['?tab=blog', '?x=1&tab=blog', '?tab=guide', '?q=a', '?q=a', '?tab=blog&page=2'])
      await get(`/resources${query}`);
    expect(requests).toHaveLength(5);
    const path = aPost();
    for (const query of ['?utm_source=a', '?x=1&y=2', '']) await get(path + query);
    expect(requests).toHaveLength(6);
  });

  test.each(['private, no-store', undefined])('that says "%s" is not cached', async (cacheControl) => {
    const path = aPost();
    answer = (_req, res) => page(res, 'mine', { 'Cache-Control': cacheControl ?? [] });
    await get(path);
    await get(path);
    expect(requests).toHaveLength(2);
  });

  test('is cached also when it answers 404 or redirects', async () => {
    for (const status of [404, 301]) {
      const path = aPost();
      answer = (_req, res) => page(res, 'elsewhere', { Location: '/blog/x' }, status);
      expect((await get(path)).status).toBe(status);
      expect((await get(path)).status).toBe(status);
      expect(requests.splice(0)).toHaveLength(1);
    }
  });

  test('is shown from the cache while it cannot be rendered', async () => {
    const path = aPost();
    await get(path);
    await pause(oneLife);
    answer = (_req, res) => page(res, 'broken', { 'Cache-Control': 'no-store' }, 500);
    expect(await get(path)).toMatchObject({ status: 200, text: 'page 1' });
    answer = (req) => req.socket.destroy();
    expect(await get(path)).toMatchObject({ status: 200, text: 'page 1' });
    answer = (_req, res) => page(res, 'again');
    expect((await get(path)).text).toBe('again');
  });

  test.each(['', '__Host-'])(
    'is rendered for an admin alone, and not cached (%ssigned-in)',
    async (prefix) => {
      const path = aPost();
      answer = (req, res) => page(res, `for ${req.headers.cookie}`);
      const cookie = `session=secret; ${prefix}signed-in=admin-1`;
      expect((await get(path, { cookie })).text).toBe(`for ${cookie}`);
      expect((await get(path)).text).toBe('for undefined');
      expect((await get(path, { cookie })).text).toBe(`for ${cookie}`);
      expect((await get(path)).text).toBe('for undefined');
      expect(requests).toHaveLength(3);
    },
  );

  test.each(['session=secret; signed-in=client-1', 'signed-in=administrator', 'not-signed-in=admin-1'])(
    'is the same for a visitor who sends "%s", which does not reach the site',
    async (cookie) => {
      const path = aPost();
      await get(path);
      await get(path, { cookie });
      await get(`/resources?q=${cookie.length}`, { cookie });
      expect(requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
    },
  );

  test('is rendered again after a request to the purge port, in each encoding', async () => {
    const path = aPost();
    for (const encoding of ['br', 'gzip']) await get(path, { 'accept-encoding': encoding });
    answer = (_req, res) => page(res, 'edited');
    expect((await purge(path, { 'accept-encoding': 'br' })).status).toBe(200);
    expect((await get(path, { 'accept-encoding': 'br' })).text).toBe('edited');
    expect((await get(path, { 'accept-encoding': 'gzip' })).text).toBe('page 2');
    await pause(oneLife);
    expect((await get(path, { 'accept-encoding': 'gzip' })).text).toBe('edited');
  });

  test('also answers a form, which arrives unchanged and with the visitor’s address', async () => {
    const bodies: string[] = [];
    answer = async (req, res) => {
      bodies.push(await text(req));
      page(res, 'back', { 'Cache-Control': 'private, no-store' }, 400);
    };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '6.6.6.6',
      origin: 'http://evil.example',
      cookie: 'session=secret; signed-in=client-1',
    };
    const sent = await ask(port, '/Contact/?x=1', { headers, method: 'POST', body: 'fullName=Ann+Lee' });
    expect(sent).toMatchObject({ status: 400, text: 'back' });
    expect(bodies).toEqual(['fullName=Ann+Lee']);
    expect(requests[0]?.url).toBe('/Contact/?x=1');
    expect(requests[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      origin: 'http://evil.example',
    });
    expect(requests[0]?.headers).not.toHaveProperty('cookie');
  });
});

/** The address of a post that no other test asks for. */
function aPost(): string {
  names += 1;
  return `/blog/post-${names}`;
}

function page(res: ServerResponse, body: string, headers: OutgoingHttpHeaders = {}, status = 200) {
  const all = { 'Cache-Control': cacheable, ETag: `W/"${body}"`, Vary: 'Accept-Encoding', ...headers };
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...all,
  });
  res.end(body);
}
