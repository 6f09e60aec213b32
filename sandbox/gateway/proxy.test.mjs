import { Agent, createServer, request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { createProxy } from './proxy.mjs';

/** @type {(() => unknown)[]} */
const open = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

test('overwrites what a visitor says about where they come from', async () => {
  const { port } = await proxyTo((req, res) => res.end(JSON.stringify(req.headers)));
  const response = await fetch(`http://127.0.0.1:${port}/api/x`, {
    headers: {
      'X-Forwarded-For': '6.6.6.6',
      'X-Forwarded-Proto': 'ftp',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'for=6.6.6.6',
      'X-Real-IP': '6.6.6.6',
      'X-Original-URL': '/admin',
      'X-Rewrite-URL': '/admin',
      'X-Kept': 'yes',
    },
  });
  const seen = await response.json();
  expect(seen).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': `127.0.0.1:${port}`,
    'x-kept': 'yes',
  });
  for (const name of ['forwarded', 'x-real-ip', 'x-original-url', 'x-rewrite-url']) {
    expect(seen).not.toHaveProperty(name);
  }
});

test('drops what is about one connection, and keeps each cookie on its own line', async () => {
  const { port } = await proxyTo((req, res) => {
    expect(req.headers).not.toHaveProperty('x-secret');
    res.writeHead(200, {
      'Set-Cookie': ['a=1', 'b=2'],
      Connection: 'X-Inner',
      'X-Inner': '1',
      'X-Ours': 'theirs',
    });
    res.end('done');
  });
  const { response } = await ask(port, { headers: { Connection: 'X-Secret', 'X-Secret': '1' } });
  expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(response.headers).not.toHaveProperty('x-inner');
  expect(response.headers['x-ours']).toBe('ours');
});

test('a visitor cannot make us forget where a body ends, or where a call comes from', async () => {
  /** @type {string[]} */
  const seen = [];
  const { port } = await proxyTo(async (req, res) => {
    seen.push(`${req.method} ${req.url} ${await text(req)} ${req.headers.origin}`);
    res.end();
  });
  const smuggled = 'POST /api/logout HTTP/1.1\r\nX: ';
  await ask(
    port,
    {
      headers: {
        Connection: 'keep-alive, content-length, origin',
        Origin: 'http://evil.example',
        'Content-Length': smuggled.length,
      },
    },
    smuggled,
  );
  await ask(port, { path: '/next' });
  expect(seen).toEqual([`GET / ${smuggled} http://evil.example`, 'GET /next  undefined']);
});

test('asks for another address, and tells less than it heard, where that is wanted', async () => {
  const upstream = createServer((req, res) =>
    res.end(`${req.url} ${req.headers.cookie} ${req.headers.accept}`),
  );
  const proxy = createProxy({ port: await listen(upstream), scheme: 'http' });
  const changes = { path: '/made', asked: { cookie: undefined, accept: 'text/html' } };
  const front = createServer((req, res) => proxy.forward(req, res, {}, changes));
  const port = await listen(front);
  open.push(
    () => upstream.close().closeAllConnections(),
    () => proxy.close(),
    () => front.close().closeAllConnections(),
  );
  const { body } = await ask(port, { path: '/asked', headers: { Cookie: 'a=1', Accept: '*/*' } });
  expect(body).toBe('/made undefined text/html');
});

test('says in our words that nobody answers', async () => {
  const { port, upstream } = await proxyTo(() => {});
  upstream.close();
  const { response, body } = await ask(port);
  expect(response.statusCode).toBe(502);
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(JSON.parse(body)).toEqual({ statusCode: 502, message: expect.stringMatching(/try again/) });
});

test('asks again when a kept connection was just closed', async () => {
  let calls = 0;
  const { port } = await proxyTo((req, res) => {
    calls += 1;
    if (calls === 2) req.socket.destroy();
    else res.end(`call ${calls}`);
  });
  expect((await ask(port)).body).toBe('call 1');
  expect((await ask(port)).body).toBe('call 3');
});

test('a body that says it is too large is refused unread', async () => {
  let wasAsked = false;
  const { port } = await proxyTo((_req, res) => {
    wasAsked = true;
    res.end();
  });
  const { response, body } = await ask(port, {
    method: 'POST',
    headers: { 'Content-Length': 52 * 1024 * 1024, Expect: '100-continue' },
  });
  expect(response.statusCode).toBe(413);
  expect(JSON.parse(body).statusCode).toBe(413);
  expect(wasAsked).toBe(false);
});

test('a body that turns out too large is cut', async () => {
  const { port } = await proxyTo((req) => void req.resume());
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'Transfer-Encoding': 'chunked' },
  });
  call.on('error', () => {});
  /** @type {Promise<number | undefined>} */
  const status = new Promise((done) => call.once('response', (response) => done(response.statusCode)));
  const megabyte = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent < 60 && !call.destroyed; sent += 1) {
    if (!call.write(megabyte)) await Promise.race([new Promise((done) => call.once('drain', done)), status]);
  }
  expect(await status).toBe(413);
});

test('an answer that comes before the end of the body does not cut its sender off', async () => {
  const { port } = await proxyTo((_req, res) => void res.writeHead(413).end('no'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  open.push(() => agent.destroy());
  const call = request({ port, host: '127.0.0.1', agent, method: 'POST' });
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((done, fail) => {
    call.once('response', done).once('error', fail);
    call.write(Buffer.alloc(1_000_000));
  });
  expect(await text(response)).toBe('no');
  for (let sent = 0; sent < 10; sent += 1) {
    await new Promise((done, fail) => call.once('error', fail).write(Buffer.alloc(1_000_000), done));
  }
  await new Promise((done) => call.end(done));
  const next = request({ port, host: '127.0.0.1', agent });
  next.end();
  await new Promise((done, fail) => next.once('response', done).once('error', fail));
  expect(next.reusedSocket).toBe(true);
});

test('a body of 50 MB arrives whole', async () => {
  const { port } = await proxyTo(async (req, res) => res.end(String((await buffer(req)).length)));
  const size = 50 * 1024 * 1024;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: Buffer.alloc(size) });
  expect(await response.text()).toBe(String(size));
});

test('a visitor who leaves ends the call behind', async () => {
  /** @type {() => void} */
  let left = () => {};
  const gone = new Promise((done) => {
    left = () => done(undefined);
  });
  const { port } = await proxyTo((_req, res) => {
    res.on('close', left);
    res.write('begun');
  });
  const call = request({ port, host: '127.0.0.1' }, (response) =>
    response.once('data', () => call.destroy()),
  );
  call.on('error', () => {});
  call.end();
  await gone;
});

/** @param {import('node:http').RequestListener} answer */
async function proxyTo(answer) {
  const upstream = createServer(answer);
  const proxy = createProxy({ port: await listen(upstream), scheme: 'https' });
  const front = createServer((req, res) => proxy.forward(req, res, { 'X-Ours': 'ours' }));
  const port = await listen(front);
  open.push(
    () => upstream.close().closeAllConnections(),
    () => proxy.close(),
    () => front.close().closeAllConnections(),
  );
  return { port, upstream };
}

/** @param {import('node:http').Server} server @returns {Promise<number>} */
function listen(server) {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () =>
      done(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
    );
  });
}

/** @param {number} port @param {import('node:http').RequestOptions} [options] @param {string} [body] */
async function ask(port, options = {}, body = '') {
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((done, fail) => {
    request({ port, host: '127.0.0.1', ...options }, done)
      .on('error', fail)
      .end(body);
  });
  return { response, body: await text(response) };
}
