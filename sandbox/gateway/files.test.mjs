import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { holdFiles } from './files.mjs';

const page = '<h1>About</h1>'.repeat(50);
/** @type {string} */
let folder;
/** @type {import('node:http').Server} */
let server;
/** @type {string} */
let origin;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-files-'));
  await mkdir(join(folder, 'about'));
  await writeFile(join(folder, 'about/index.html'), page);
  await writeFile(join(folder, 'about/index.html.br'), brotliCompressSync(page));
  await writeFile(join(folder, 'about/index.html.gz'), gzipSync(page));
  await writeFile(join(folder, 'logo.svg'), '<svg/>');
  const serve = holdFiles(folder);
  server = createServer((req, res) => {
    if (!serve(req, res, req.url ?? '')) res.writeHead(404).end();
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  origin = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});
afterAll(() => server.close().closeAllConnections());

/** @param {string} path @param {Record<string, string>} [headers] @param {string} [method] */
const get = (path, headers = {}, method = 'GET') => fetch(`${origin}${path}`, { headers, method });

test('a page is sent as small as the browser can read it', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ]) {
    const response = await get('/about', { 'accept-encoding': String(accepted) });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await response.text()).toBe(page);
  }
});

test('what the browser has already is not sent again', async () => {
  const first = await get('/logo.svg');
  expect(first.headers.get('content-type')).toBe('image/svg+xml');
  const again = await get('/logo.svg', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('HEAD says how long a page is, and sends none', async () => {
  const response = await get('/about', { 'accept-encoding': 'identity' }, 'HEAD');
  expect(response.headers.get('content-length')).toBe(String(page.length));
  expect(await response.text()).toBe('');
});

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/6', '<svg'],
  ['bytes=4-', 206, 'bytes 4-5/6', '/>'],
  ['bytes=-2', 206, 'bytes 4-5/6', '/>'],
  ['bytes=9-', 416, 'bytes */6', ''],
  ['bytes=0-1,3-4', 200, null, '<svg/>'],
  ['lines=1-2', 200, null, '<svg/>'],
])('a file is sent from the middle: %s', async (range, status, place, text) => {
  const response = await get('/logo.svg', { range });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(place);
  expect(await response.text()).toBe(text);
});

test.each(['/nope', '/about/index.html.br', '/constructor', '/__proto__', '/../package.json'])(
  '%s is no file',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('a build that takes the files away underneath takes nothing from visitors', async () => {
  await rm(folder, { recursive: true });
  expect(await (await get('/about')).text()).toBe(page);
});
