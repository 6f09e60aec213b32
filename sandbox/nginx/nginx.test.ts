import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '../free-port.ts';
import { root } from '../root.ts';
import { startSite } from '../service.ts';
import { ask, listen } from '../test/http.ts';
import { startNginx } from '../test/nginx.ts';

// `npm test` builds the front ends first, and sees to an nginx where it can.
const asset = (await readdir(join(root, 'admin/dist/assets'))).find((name) => name.endsWith('.js')) ?? '';
const pages = (await readdir(join(root, 'site/dist/client'), { recursive: true }))
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);

let api: Awaited<ReturnType<typeof listen>>;
let site: Awaited<ReturnType<typeof startSite>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let port = 0;
/** How many calls of the API ended without an answer. */
let brokenCalls = 0;

beforeAll(async () => {
  // In place of the API.
  api = await listen((req, res) => {
    if (req.url === '/api/breaks') {
      brokenCalls += 1;
      return void req.socket.destroy();
    }
    res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'private, max-age=1' });
    const hours = [{ weekday: 1, opens: '9:00 AM', closes: '5:00 PM' }];
    res.end(
      JSON.stringify(
        req.url === '/api/practice' ? { hours, closedDays: [], services: [], packages: [] } : {},
      ),
    );
  });
  const sitePort = await findFreePort();
  port = await findFreePort();
  site = await startSite({ sitePort, apiPort: api.port, publicOrigin: `http://localhost:${port}` });
  nginx = await startNginx({ apiPort: api.port, sitePort, port });
});

afterAll(async () => {
  await nginx?.close();
  await site?.close();
  await api?.close();
});

const brief = 'public, max-age=0, s-maxage=1';
const hour = 'public, max-age=3600';
const year = 'public, max-age=31536000, immutable';

const answers: [status: number, life: string, ...targets: string[]][] = [
  [200, brief, ...pages, '/contact', '/contact?service=foundations', '/about#x'],
  [200, brief, 'http://elsewhere.example/about', 'http://elsewhere.example', 'https://x?x=/'],
  [200, 'no-cache', '/ABOUT', '/about/', '/About/?x=1', '/Contact/Sent/'],
  [200, 'no-cache', '/Contact', '/contact/', '/contact?tab=x'],
  [200, 'private, no-store', '/auth', '/Reset-Password', '/checkout?amount=1', '/logout-handler'],
  [200, 'no-store', '/client-dashboard', '/client-dashboard/?tab=payments', '/client-dashboard/account'],
  [200, 'no-store', '/admin', '/admin/', '/admin/blog-posts/edit/3', '/admin/nope'],
  [308, 'no-cache', '/CLIENT-DASHBOARD/?tab=x', '/Admin/blog-posts', '/ADMIN'],
  [404, 'no-cache', '/nope', '/about/x', '/client-dashboard/nope', '/admin/assets/nope.js'],
  [404, 'no-cache', '/contact/answer', '/FAVICON.svg', '/apis', '/sandbox', '/headers.json'],
  [404, 'no-cache', '/500.html', 'http://elsewhere.example/nope', '/samples/nope.pdf', '/samples/'],
  [200, hour, '/favicon.svg', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt'],
  [200, hour, '/samples/office-ergonomics-guide.pdf', '/samples/how-to-adjust-your-chair.mp4?x=1'],
  [200, year, `/admin/assets/${asset}?v=2`],
  [200, 'private, max-age=1', '/api/health', '/api/health/?x=1', '/api/a%20b//c', '/uploads/AbC'],
];

test.each(
  answers.flatMap(([status, life, ...targets]) => targets.map((target) => [target, status, life] as const)),
)('%s is answered with %d and may be kept for "%s"', async (target, status, life) => {
  const { headers, ...answer } = await ask(port, target);
  expect([answer.status, headers['cache-control']]).toEqual([status, life]);
});

test.each(['/.built-from', '/server/entry.mjs', '/blog/a%2fb', '/blog/%61', '/%2e%2e%2fpackage.json'])(
  '%s is refused',
  async (target) => {
    expect((await ask(port, target)).status).toBeGreaterThanOrEqual(400);
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is refused, except to the API and for a form',
  async (method) => {
    expect((await ask(port, '/api/health', { method })).status).toBe(200);
    for (const target of ['/about', '/favicon.svg', '/nope', '/resources', '/Contact/?x=1']) {
      const { status, headers } = await ask(port, target, { method });
      if (target.startsWith('/Contact') && method === 'POST') expect(status).toBe(400);
      else expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET, HEAD')]);
    }
  },
);

test.each([
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
])('who accepts "%s" gets %s', async (accepted, encoding) => {
  for (const target of ['/', '/nope', '/auth', '/favicon.svg', `/admin/assets/${asset}`]) {
    const { headers } = await ask(port, target, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
  }
});

test('every page has the policy, the reset page sends no referrer, and unchanged pages answer 304', async () => {
  for (const page of ['/', '/nope', '/auth', '/admin', '/client-dashboard'])
    expect((await ask(port, page)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await ask(port, '/reset-password')).headers['referrer-policy']).toBe('no-referrer');
  const { headers } = await ask(port, '/about');
  expect((await ask(port, '/about', { headers: { 'if-none-match': headers.etag } })).status).toBe(304);
});

test.each([
  ['/api/resources', 50, 200, undefined],
  ['/api/images', 50, 200, undefined],
  ['/api/admin/assessments', 50, 200, undefined],
  ['/api/resources', 52, 413, /at most 50 MB/],
  ['/api/login', 2, 413, /The request is too large/],
  ['/uploads/AbC', 2, 413, /The request is too large/],
  ['/contact', 2, 413, /The request is too large/],
  ['/', 2, 413, /The request is too large/],
])('a body for %s of %d MB is answered with %d', async (target, megabytes, status, message) => {
  const headers = { 'content-length': megabytes * 1024 * 1024 };
  const answer = await ask(port, target, { method: 'POST', headers });
  expect(answer.status).toBe(status);
  if (message) expect(JSON.parse(answer.text).message).toMatch(message);
});

test.each([
  ['GET', '/api/%E0%A4%A', 400, 'The address cannot be read.'],
  ['FOO', '/api/health', 405, expect.any(String)],
])('%s %s is refused with an error like the API’s', async (method, target, statusCode, message) => {
  const { status, headers, text } = await ask(port, target, { method });
  expect([status, JSON.parse(text)]).toEqual([statusCode, { statusCode, message }]);
  expect(headers['content-type']).toBe('application/json');
});

test('a call that the API may have read is never repeated', async () => {
  for (const method of ['POST', 'PATCH']) {
    // Over a connection that is open already, which is when a proxy would try another one.
    expect((await ask(port, '/api/health')).status).toBe(200);
    expect((await ask(port, '/api/breaks', { method })).status).toBe(502);
  }
  expect(brokenCalls).toBe(2);
});

test('while the API is down, its calls are answered with an error like its own', async () => {
  await api.close();
  const { status, text } = await ask(port, '/api/health');
  expect([status, JSON.parse(text)]).toEqual([
    502,
    { statusCode: 502, message: expect.stringMatching(/try again/) },
  ]);
});

test('while the site’s server is down, files are sent, and pages show the failure', async () => {
  await site.close();
  expect((await ask(port, '/about')).status).toBe(200);
  for (const [method, path] of [
    ['GET', '/blog/sit-well'],
    ['POST', '/contact'],
  ] as const) {
    const { status, text } = await ask(port, path, { method });
    expect([status, text]).toEqual([502, expect.stringContaining('Something went wrong')]);
  }
});
