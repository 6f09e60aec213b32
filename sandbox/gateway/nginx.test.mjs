import { readdir } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../free-port.mjs';
import { startGateway } from '../gateway.mjs';
import { startNginx } from '../nginx.mjs';
import { root } from '../root.mjs';
import { apiHeaders } from './headers.mjs';
import { createPages } from './pages.mjs';

// `npm test` builds the fronts first, and sees to an nginx where it can.
const sitePages = await builtPages(join(root, 'site/dist/client'));
const asset = (await readdir(join(root, 'admin/dist/assets'))).find((name) => name.endsWith('.js')) ?? '';

const comparedHeaders = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
];

/** @type {[method: string, target: string][]} */
const addresses = [
  ...sitePages.flatMap((page) => [page, page.toUpperCase(), `${page}/`.replace('//', '/')]),
  ...[
    '/client-dashboard',
    '/Client-Dashboard/?tab=payments',
    '/client-dashboard/nope',
    '/client-dashboard/a/b',
  ],
  ...[
    '/admin',
    '/ADMIN/',
    '/admin/Blog-Posts',
    '/admin/blog-posts/edit/3',
    '/admin/consultation-requests/7/',
  ],
  ...[
    '/admin/client-appointments',
    '/admin/resources/new',
    '/admin/nope',
    '/admin/resourcesx',
    '/admin/nope.txt',
  ],
  ...['/nope', '/about/x', '/404', '/index.html', '/about/index.html', '/about/index.html.gz', '/about.html'],
  ...[
    '/favicon.svg',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/.well-known/security.txt',
    '/icons/192.png',
    '/FAVICON.svg',
    '/favicon.svg.gz',
    '/_astro/nope.js',
    '/.built-from',
    '/admin/.built-from',
  ],
  ...['/about?x=1&y=//z', '/?', '/about/?', '/sandbox', '/sandbox/nope', '/csp.txt', '/server/entry.mjs'],
  ...[`/admin/assets/${asset}`, `/Admin/assets/${asset}`, `/admin/assets/${asset}?v=2`],
  ...[
    '//about',
    '//evil.example/',
    '/about//',
    '/%61bout',
    '/%2fabout',
    '/about/../contact',
    '/about/%2e%2e/contact',
  ],
  ...[
    '/..',
    '/%2e%2e/x',
    '/%zz',
    '/%00',
    '/=api',
    '/=site/index.html',
    '/=portal/',
    '/=nothing',
    '/\\evil.example',
  ],
  ...[
    '/resources',
    '/Resources/?x=1&tab=blog&y=2',
    '/resources?tab=guide&q=a%20b&page=2',
    '/resources?TAB=blog&tab=video',
    '/resources?tab=%3Cscript&page=',
    `/resources?tab=${'x'.repeat(41)}`,
    '/resources?atab=1&q',
    '/resources/x',
  ],
  ...[
    '/blog/sit-well',
    '/Blog/Sit_Well/?tab=blog&v=1',
    '/blog',
    '/blog/',
    '/blog/a/b',
    '/blog/a.b',
    '/blog/%61',
  ],
  ...['/favicon.svg/', '/admin/blog-posts/a.b/'],
  ...['/rss.xml?x=1', '/RSS.xml', '/rss.xml/', '/rss', '/feed/rss.xml'],
  ...[
    '/social/posts/sit-well.png?x=1&v=a1_-&tab=x',
    '/social/posts/sit-well.png?v=a/b',
    '/social/posts/Sit-Well.png',
    '/social/posts/sit-well.jpg',
    '/social/home.png',
  ],
  ...['/contact?x=1', '/contact/answer', '/Contact/Sent/', '/500', '/500.html'],
  ...['/=on-demand/resources', '/=on-demand/rss.xml', '/=form/contact/answer', '/=files/x.pdf', '/=upload'],
  ...[
    '/api/health',
    '/API/Health/?x=1',
    '/api',
    '/api/a%20b//c',
    '/uploads/AbC',
    '/uploads/../x',
    '/api/..%2fadmin',
    '/api/%2E',
    '/apis',
  ],
].map((target) => ['GET', target]);
addresses.push(
  ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap(
    (method) =>
      /** @type {[string, string][]} */ ([
        [method, '/about'],
        [method, '/admin'],
        [method, '/nope'],
        [method, '/favicon.svg'],
        [method, '/api/health'],
        [method, '/contact'],
        [method, '/Contact/?x=1'],
        [method, '/resources'],
        [method, '/blog/sit-well'],
        [method, '/rss.xml'],
      ]),
  ),
  ['TRACE', '/about'],
  ['PROPFIND', '/api/health'],
);

describe('the gateway and nginx answer alike', () => {
  /** @type {import('node:http').Server} */
  let api;
  /** @type {import('node:http').Server} */
  let site;
  /** @type {Awaited<ReturnType<typeof startGateway>>} */
  let gateway;
  /** @type {Awaited<ReturnType<typeof startNginx>>} */
  let nginx;
  let gatewayPort = 0;
  let nginxPort = 0;

  beforeAll(async () => {
    const [apiPort, sitePort, renewPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
    [gatewayPort, nginxPort] = [await findFreePort(), await findFreePort()];
    api = await listening(echo, apiPort);
    site = await listening(echoOfPage, sitePort);
    const publicOrigin = `http://localhost:${gatewayPort}`;
    const pages = createPages();
    gateway = await startGateway({ port: gatewayPort, renewPort, apiPort, sitePort, publicOrigin, pages });
    nginx = await startNginx({ apiPort, sitePort, port: nginxPort });
  });

  afterAll(async () => {
    await nginx?.close();
    await gateway?.close();
    api?.close().closeAllConnections();
    site?.close().closeAllConnections();
  });

  test.each(addresses)('%s %s', async (method, target) => {
    const [here, there] = await Promise.all([
      ask(gatewayPort, method, target),
      ask(nginxPort, method, target),
    ]);
    expect(there).toEqual(here);
  });

  test.each(sitePages)('%s is a page in both', async (page) => {
    expect((await ask(nginxPort, 'GET', page)).status).toBe(200);
  });

  test.each(['', 'gzip', 'br', 'gzip, deflate, br, zstd'])(
    'what accepts "%s" gets what it can read',
    async (encodings) => {
      for (const target of ['/', '/nope', '/favicon.svg', `/admin/assets/${asset}`, '/api/health']) {
        const here = await ask(gatewayPort, 'GET', target, encodings);
        expect(await ask(nginxPort, 'GET', target, encodings)).toEqual(here);
      }
    },
  );

  test('a file that has not changed is not sent again', async () => {
    for (const port of [gatewayPort, nginxPort]) {
      const url = `http://127.0.0.1:${port}/about`;
      const first = await fetch(url);
      await first.text();
      const again = await fetch(url, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    }
  });

  test('when the API is away, both say so in its own form', async () => {
    await new Promise((done) => api.close(done).closeAllConnections());
    const [here, there] = await Promise.all([
      ask(gatewayPort, 'GET', '/api/health'),
      ask(nginxPort, 'GET', '/api/health'),
    ]);
    expect(here.status).toBe(502);
    expect(JSON.parse(here.body ?? '')).toMatchObject({ statusCode: 502 });
    expect(there).toEqual(here);
  });

  test.each(['br', 'gzip', ''])(
    'when the site’s own process is away, both send the page for that: %s',
    async (encodings) => {
      await new Promise((done) => site.close(done).closeAllConnections());
      for (const [method, target] of [
        ['GET', '/blog/sit-well'],
        ['GET', '/resources?q=x'],
        ['POST', '/contact'],
      ]) {
        const here = await ask(gatewayPort, method ?? '', target ?? '', encodings);
        expect(here).toMatchObject({ status: 502, title: expect.stringContaining('Something went wrong') });
        expect(await ask(nginxPort, method ?? '', target ?? '', encodings)).toEqual(here);
      }
    },
  );
});

/** @param {import('node:http').RequestListener} answer @param {number} port @returns {Promise<import('node:http').Server>} */
function listening(answer, port) {
  return new Promise((done) => {
    const server = createServer(answer);
    server.listen(port, '127.0.0.1', () => done(server));
  });
}

/** In place of what makes the site's pages: says what it was asked for. @type {import('node:http').RequestListener} */
function echoOfPage(req, res) {
  const { cookie, 'accept-encoding': encoding } = req.headers;
  const [path = '', query = ''] = (req.url ?? '').split('?');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'private, no-store');
  res.end(JSON.stringify({ method: req.method, path: path.toLowerCase(), query, cookie, encoding }));
}

/** In place of the API: says what reached it. @type {import('node:http').RequestListener} */
function echo(req, res) {
  // These three name the port, or what the two say to each other.
  const { host: _, connection: __, 'x-forwarded-host': ___, ...headers } = req.headers;
  for (const [name, value] of Object.entries(apiHeaders)) res.setHeader(name, value);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'private, max-age=1');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', 'unsafe-url');
  // An empty one says as much as none.
  const said = Object.entries(headers).filter(([, value]) => value !== '');
  res.end(JSON.stringify({ method: req.method, url: req.url, headers: said.sort() }));
}

/** What counts in an answer. @param {number} port @param {string} method @param {string} path @param {string} [encodings] */
async function ask(port, method, path, encodings = 'gzip, br') {
  const headers = { 'Accept-Encoding': encodings, 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '6.6.6.6' };
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, method, path, headers, agent: false }, done).on('error', fail).end();
  });
  const status = response.statusCode ?? 0;
  const sent = await buffer(response);
  const body = String(unpacked(response.headers['content-encoding'], sent));
  const type = (response.headers['content-type'] ?? '')
    .replace('; ', ';')
    // Two names of one thing.
    .replace(/^application\/javascript.*/, 'text/javascript');
  const isOurs = type.startsWith('application/json') && body !== '';
  return {
    status,
    // What nginx writes under its own refusals is its own, and short.
    headers: Object.fromEntries(
      comparedHeaders
        .filter((name) => !(name === 'content-type' && !isOurs && [400, 405].includes(status)))
        .map((name) => [name, name === 'content-type' ? type : response.headers[name]]),
    ),
    title: [400, 405].includes(status) ? '' : /<title>[^<]*/.exec(body)?.[0],
    ...(isOurs ? { body } : {}),
  };
}

/** @param {string | undefined} encoding @param {Buffer} sent */
function unpacked(encoding, sent) {
  if (sent.length === 0) return sent;
  return encoding === 'br' ? brotliDecompressSync(sent) : encoding === 'gzip' ? gunzipSync(sent) : sent;
}

/** @param {string} folder */
async function builtPages(folder) {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
}
