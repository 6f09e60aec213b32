import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../free-port.ts';
import { root } from '../root.ts';
import { startSite } from '../service.ts';
import { startNginx } from '../test/nginx.ts';

// `npm test` builds the front ends first, and sees to an nginx where it can.
const asset = (await readdir(join(root, 'admin/dist/assets'))).find((name) => name.endsWith('.js')) ?? '';
const pages = (await readdir(join(root, 'site/dist/client'), { recursive: true }))
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);

const brief = 'public, max-age=0, s-maxage=1';
const immutable = 'public, max-age=31536000, immutable';
/** What is answered, and how long it may be kept. */
const addresses: [target: string, status: number, life: string | undefined][] = [
  ...pages.flatMap((page) => [[page, 200, brief]] as [string, number, string][]),
  ...['/ABOUT', '/about/', '/About/?x=1', '/Contact/Sent/'].map(answered(200, 'no-cache')),
  ...['/contact', '/contact?service=foundations'].map(answered(200, brief)),
  ...['/Contact', '/contact/', '/contact?tab=x'].map(answered(200, 'no-cache')),
  ...['/auth', '/Reset-Password', '/checkout?amount=1', '/forgot-password', '/logout-handler'].map(
    answered(200, 'private, no-store'),
  ),
  ...['/client-dashboard', '/client-dashboard/?tab=payments', '/client-dashboard/account'].map(
    answered(200, 'no-store'),
  ),
  ...['/admin', '/admin/', '/admin/blog-posts/edit/3', '/admin/nope'].map(answered(200, 'no-store')),
  ...['/CLIENT-DASHBOARD/?tab=x', '/Admin/blog-posts', '/ADMIN'].map(answered(308, 'no-cache')),
  ...['/nope', '/about/x', '/client-dashboard/nope', '/admin/assets/nope.js', '/_astro/nope.js'].map(
    answered(404, 'no-cache'),
  ),
  ...['/blog', '/404', '/contact/answer', '/FAVICON.svg', '/apis', '/sandbox', '/headers.json'].map(
    answered(404, 'no-cache'),
  ),
  ...['/500.html', '/favicon.svg/', 'http://elsewhere.example/nope'].map(answered(404, 'no-cache')),
  ...['/about#x', 'http://elsewhere.example/about', 'http://elsewhere.example', 'https://x?x=/'].map(
    answered(200, brief),
  ),
  ['http://elsewhere.example/api/health?x=1', 200, 'private, max-age=1'],
  ...['/.built-from', '/server/entry.mjs', '/blog/a%2fb', '/blog/%61', '/%2e%2e%2fpackage.json'].map(
    answered(undefined, undefined),
  ),
  ...['/favicon.svg', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt', '/icons/192.png'].map(
    answered(200, 'public, max-age=3600'),
  ),
  [`/admin/assets/${asset}?v=2`, 200, immutable],
  ...['/samples/office-ergonomics-guide.pdf', '/samples/how-to-adjust-your-chair.mp4?x=1'].map(
    answered(200, 'public, max-age=3600'),
  ),
  ...['/samples/nope.pdf', '/samples/', '/Samples/office-ergonomics-guide.pdf'].map(
    answered(404, 'no-cache'),
  ),
  ...['/api/health', '/api/health/?x=1', '/api/a%20b//c', '/uploads/AbC'].map(
    answered(200, 'private, max-age=1'),
  ),
];

describe('nginx', () => {
  let api: Server;
  let site: Awaited<ReturnType<typeof startSite>>;
  let server: Awaited<ReturnType<typeof startNginx>>;
  let port = 0;

  beforeAll(async () => {
    const [apiPort, sitePort] = [await findFreePort(), await findFreePort()];
    port = await findFreePort();
    api = createServer(echo);
    await new Promise((done) => api.listen(apiPort, '127.0.0.1', () => done(undefined)));
    site = await startSite({ sitePort, apiPort, publicOrigin: `http://localhost:${port}` });
    server = await startNginx({ apiPort, sitePort, port });
  });

  afterAll(async () => {
    await server?.close();
    await site?.close();
    api?.close().closeAllConnections();
  });

  test.each(addresses)('%s: %s', async (target, status, life) => {
    const answer = await ask(port, 'GET', target);
    if (status === undefined) expect(answer.status).toBeGreaterThanOrEqual(400);
    else expect(answer).toMatchObject({ status, headers: { 'cache-control': life } });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is refused, except to the API and for a form',
    async (method) => {
      for (const target of [
        '/about',
        '/favicon.svg',
        '/nope',
        '/resources',
        '/Contact/?x=1',
        '/api/health',
      ]) {
        const here = await ask(port, method, target);
        if (target === '/api/health') expect(here.status).toBe(200);
        else if (target.startsWith('/Contact') && method === 'POST') expect(here.status).toBe(400);
        else
          expect(here).toMatchObject({
            status: 405,
            headers: { allow: expect.stringContaining('GET, HEAD') },
          });
      }
    },
  );

  test.each(['', 'gzip', 'br', 'gzip, deflate, br, zstd'])(
    '"%s" gets an encoding that it accepts',
    async (encodings) => {
      for (const target of ['/', '/nope', '/auth', '/favicon.svg', `/admin/assets/${asset}`]) {
        const here = await ask(port, 'GET', target, encodings);
        const expected = /br/.test(encodings) ? 'br' : encodings || undefined;
        expect(here.headers['content-encoding']).toBe(expected);
      }
    },
  );

  test('every page has the policy, the reset page sends no referrer, and unchanged pages answer 304', async () => {
    for (const page of ['/', '/nope', '/auth', '/admin', '/client-dashboard'])
      expect((await ask(port, 'GET', page)).headers['content-security-policy']).toContain(
        "frame-ancestors 'none'",
      );
    expect((await ask(port, 'GET', '/reset-password')).headers['referrer-policy']).toBe('no-referrer');
    const url = `http://127.0.0.1:${port}/about`;
    const first = await fetch(url);
    await first.text();
    // Otherwise fetch would add no-cache, and then the whole page is sent.
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    const again = await fetch(url, { headers });
    expect(again.status).toBe(304);
  });

  test('refuses an address that it cannot read with an error like the API’s', async () => {
    for (const target of ['/api/%E0%A4%A', '/api/%', '/uploads/%zz']) {
      const { status, type, body } = await ask(port, 'GET', target);
      expect([status, type, JSON.parse(body)]).toEqual([
        400,
        'application/json',
        { statusCode: 400, message: 'The address cannot be read.' },
      ]);
    }
  });

  test.each([
    ...['bytes=0-4', 'bytes=0-0', 'bytes=5-', 'bytes=-5', 'bytes= 0 - 5'].map(of(206)),
    ...['bytes=0-9223372036854775807', 'bytes=0-1,9999-', 'bytes=9999-,0-1'].map(of(206)),
    ...['bytes=5-1', 'bytes=-0', 'bytes=9999-', 'bytes=99999999999999999999-'].map(of(416)),
    ...['', 'bytes', 'bytes=', 'items=0-4', 'bytes 0-4', 'bytes=0-1,3-4'].map(of(200)),
  ])('the range "%s" is answered %i', async (range, status) => {
    for (const method of ['GET', 'HEAD']) {
      expect((await ask(port, method, '/favicon.svg', '', { Range: range })).status).toBe(status);
    }
  });

  test.each([
    ['/api/resources', 50, 200, undefined],
    ['/api/resources/7', 50, 200, undefined],
    ['/api/images', 50, 200, undefined],
    ['/api/admin/assessments', 50, 200, undefined],
    ['/api/resources', 52, 413, /at most 50 MB/],
    ['/api/login', 2, 413, /The request is too large/],
    ['/api/resources/7/notes', 2, 413, /The request is too large/],
    ['/uploads/AbC', 2, 413, /The request is too large/],
    ['/contact', 2, 413, /The request is too large/],
    ['/', 2, 413, /The request is too large/],
    ['/favicon.svg', 2, 413, /The request is too large/],
  ])('a body for %s of %d MB is answered with %d', async (target, megabytes, status, message) => {
    const length = { 'Content-Length': String(megabytes * 1024 * 1024) };
    const answer = await ask(port, 'POST', target, '', length);
    expect(answer.status).toBe(status);
    if (message) expect(JSON.parse(answer.body).message).toMatch(message);
  });

  test('refuses a method that Node does not know with an error like the API’s', async () => {
    for (const target of ['/api/health', '/about', '/admin/']) {
      const { status, body } = await ask(port, 'FOO', target);
      expect([status, JSON.parse(body)]).toEqual([405, { statusCode: 405, message: expect.any(String) }]);
    }
  });

  test('never repeats a call that the API may have read', async () => {
    breaks = 0;
    for (const method of ['POST', 'PATCH']) {
      // Over a connection that is open already, which is when a proxy would try another one.
      expect((await ask(port, 'GET', '/api/health')).status).toBe(200);
      expect((await ask(port, method, '/api/breaks')).status).toBe(502);
    }
    expect(breaks).toBe(2);
  });

  test('answer with an error like the API’s while the API is down', async () => {
    await new Promise((done) => api.close(done).closeAllConnections());
    const { status, body } = await ask(port, 'GET', '/api/health');
    expect([status, JSON.parse(body)]).toEqual([
      502,
      { statusCode: 502, message: expect.stringMatching(/try again/) },
    ]);
  });

  test('send files and the failure page while the site’s server is down', async () => {
    await site.close();
    expect((await ask(port, 'GET', '/about')).status).toBe(200);
    const failing = [await ask(port, 'GET', '/blog/sit-well'), await ask(port, 'POST', '/contact')];
    for (const { status, body } of failing)
      expect([status, body]).toEqual([502, expect.stringContaining('Something went wrong')]);
  });
});

/** An undefined status means that the request is refused with any status. */
function answered(
  status: number | undefined,
  life: string | undefined,
): (target: string) => [string, number, string] {
  return (target) => [target, status, life] as [string, number, string];
}

function of(status: number): (range: string) => [string, number] {
  return (range) => [range, status];
}

/** What the site's pages ask the API for. */
const openingTimes: unknown = {
  hours: [{ weekday: 1, opens: '9:00 AM', closes: '5:00 PM' }],
  closedDays: [],
};

/** How many calls got no answer. */
let breaks = 0;

/** In place of the API: says what reached it. */
function echo(req: IncomingMessage, res: ServerResponse) {
  if (req.url === '/api/breaks') {
    breaks += 1;
    return void req.socket.destroy();
  }
  // These name the port, or what the two say to each other.
  const {
    host: _,
    connection: __,
    'x-forwarded-host': ___,
    'accept-encoding': ____,
    'x-request-id': _____,
    ...headers
  } = req.headers;
  // An empty one says as much as none, and a body of no length as no body.
  const said = Object.entries(headers).filter(([name, value]) => value !== '' && name !== 'content-length');
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private, max-age=1',
  });
  const answer = { method: req.method, url: req.url, headers: said.sort() };
  res.end(JSON.stringify(req.url === '/api/opening-hours' ? openingTimes : answer));
}

/** What counts in an answer. headers. */
async function ask(
  port: number,
  method: string,
  path: string,
  encodings: string = 'gzip, br',
  more: Record<string, string> = {},
) {
  const forged = {
    'X-Forwarded-For': '6.6.6.6',
    'X-Real-IP': '6.6.6.6',
    Forwarded: 'for=6.6.6.6',
    'X-Original-URL': '/x',
  };
  const headers = { 'Accept-Encoding': encodings, Cookie: 'session=x', ...forged, ...more };
  const response: IncomingMessage = await new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, done);
    sent.on('error', fail);
    // A body that is only announced must be answered before it comes.
    if ('Content-Length' in more) sent.flushHeaders();
    else sent.end();
  });
  const received = await buffer(response);
  const encoding = response.headers['content-encoding'];
  const body =
    encoding === 'br'
      ? brotliDecompressSync(received)
      : encoding === 'gzip'
        ? gunzipSync(received)
        : received;
  const compared = [
    ...[
      'allow',
      'cache-control',
      'content-encoding',
      'content-range',
      'content-security-policy',
      'cross-origin-opener-policy',
    ],
    ...['location', 'permissions-policy', 'referrer-policy', 'x-content-type-options'],
  ];
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(compared.map((name) => [name, response.headers[name]])),
    // Two names of one thing; and a charset, or none.
    type: response.headers['content-type']
      ?.replace(/;.*/, '')
      .replace('application/javascript', 'text/javascript'),
    body: String(body),
  };
}
