import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, jest, test } from '@jest/globals';
import { builtOrigin } from './built-origin.ts';
import { createRequestHandler, type Handler } from './request-handler.ts';

const words = '<p>Sit well.</p>'.repeat(200);
const cacheable = 'public, max-age=0, s-maxage=1';
let server: Server | undefined;
afterEach(() => server?.close().closeAllConnections());

const page: Handler = async (_req, res) => {
  res.writeHead(200, 'OK', { 'content-type': 'text/html', 'cache-control': cacheable });
  res.write(new TextEncoder().encode(words));
  res.end();
};

test('an error in one page is logged and does not affect other pages', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const ask = await startTestServer(async (req, res) => {
    res.writeHead(200, { 'cache-control': cacheable });
    res.write('begun');
    if (req.url === '/fails') throw new Error('x');
    res.end();
  });
  const { status, headers, body } = await ask({ path: '/fails' });
  expect([status, headers['cache-control'], String(body)]).toEqual([500, 'private, no-store', 'went wrong']);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
  expect((await ask({ path: '/other' })).status).toBe(200);
});

test('personal responses, errors, form responses and responses without Cache-Control are not cached', async () => {
  const ask = await startTestServer(page);
  for (const options of [{ headers: { cookie: 'session=x' } }, { method: 'POST', path: '/contact' }])
    expect((await ask(options)).headers['cache-control']).toBe('private, no-store');
  const failing = await startTestServer(async (_req, res) => {
    res.writeHead(503, { 'cache-control': cacheable });
    res.end('x');
  });
  expect((await failing({})).headers['cache-control']).toBe('private, no-store');
  const silent = await startTestServer(async (_req, res) => void res.writeHead(404).end('x'));
  expect((await silent({})).headers['cache-control']).toBe('private, no-store');
});

test('the server ignores the Host header, and passes a page only the parameters it depends on', async () => {
  let seen = '';
  const ask = await startTestServer(async (req, res) => {
    seen = `${req.headers.host} ${req.url}`;
    res.writeHead(303, { location: '/contact/sent', 'set-cookie': ['a=1', 'b=2'] });
    res.end();
  });
  const path = '/Resources/?token=A&TAB=x%20y&tab=z&q=';
  const { status, headers } = await ask({ path, headers: { host: 'evil.example' } });
  expect(seen).toBe('practice.example /resources?tab=x%20y');
  expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/contact/sent', ['a=1', 'b=2']]);
  await ask({ path: '/checkout?tab=x&amount=299&service=A+B&token=A' });
  expect(seen).toBe('practice.example /checkout?amount=299&service=A+B');
});

test('a form that another site submits is refused', async () => {
  const ask = await startTestServer(page);
  const { status, body } = await ask({
    method: 'POST',
    path: '/contact',
    headers: { origin: 'https://evil.example' },
  });
  expect([status, String(body)]).toEqual([403, expect.stringContaining('sent from another website')]);
});

test('a body of unknown length is refused if it is too large, and the connection serves the next request', async () => {
  const ask = await startTestServer(async () => {
    throw new Error('was read');
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = { method: 'POST', path: '/contact', agent, headers: { 'transfer-encoding': 'chunked' } };
  const { status, body } = await ask(post, 'x'.repeat(200_000));
  expect([status, String(body)]).toEqual([413, expect.stringContaining('Please shorten it')]);
  expect((await ask({ path: '/about', agent })).status).toBe(200);
  agent.destroy();
});

async function startTestServer(handler: Handler) {
  server?.close().closeAllConnections();
  const pages = new Map(
    Object.entries({
      '/': 'home',
      '/about': `about ${builtOrigin}/about`,
      '/404': 'nothing here',
      '/500': 'went wrong',
    }).map(([path, words]) => [path, Buffer.from(words)]),
  );
  const headers = { 'X-Content-Type-Options': 'nosniff' };
  const publicOrigin = 'https://practice.example';
  const listening = createServer(createRequestHandler({ handler, pages, headers, publicOrigin }));
  server = listening;
  await new Promise((done) => listening.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = listening.address() as AddressInfo;
  return async (options: RequestOptions, sent = '') => {
    const response = await new Promise<IncomingMessage>((done, fail) => {
      request({ host: '127.0.0.1', port, path: '/x', agent: false, ...options }, done)
        .on('error', fail)
        .end(sent);
    });
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
}
