import {
  Agent,
  createServer,
  IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { createProxy } from './proxy.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

test('overwrites every header in which visitors could forge their address', async () => {
  const port = await proxyTo((req, res) => res.end(JSON.stringify(req.headers)));
  const headers = {
    'X-Forwarded-For': '6.6.6.6',
    'X-Forwarded-Proto': 'ftp',
    'X-Forwarded-Host': 'evil.example',
    Forwarded: 'for=6.6.6.6',
    'X-Real-IP': '6.6.6.6',
    'X-Original-URL': '/admin',
    'X-Rewrite-URL': '/',
    'X-Kept': 'yes',
    Expect: '100-continue',
  };
  const seen = JSON.parse((await ask(port, { headers })).body);
  expect(seen).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': `127.0.0.1:${port}`,
    'x-kept': 'yes',
  });
  for (const name of ['forwarded', 'x-real-ip', 'x-original-url', 'x-rewrite-url'])
    expect(seen).not.toHaveProperty(name);
});

test('forwards addresses unchanged, and each cookie on its own line', async () => {
  const port = await proxyTo((req, res) => {
    res.writeHead(200, { 'Set-Cookie': ['a=1', 'b=2'] }).end(req.url);
  });
  const { response, body } = await ask(port, { path: '/api//x/../%2e?a=/?b' });
  expect([body, response.headers['set-cookie']]).toEqual(['/api//x/../%2e?a=/?b', ['a=1', 'b=2']]);
});

test.each(['GET', 'POST', 'DELETE', 'OPTIONS'])(
  'a body of a %s is never read as another request',
  async (method) => {
    const seen: string[] = [];
    const port = await proxyTo(async (req, res) => {
      seen.push(`${req.url} ${await text(req)}`);
      res.end();
    });
    const smuggled = 'POST /api/logout HTTP/1.1\r\nX: ';
    const connection = 'keep-alive, content-length, transfer-encoding';
    const length = { Connection: connection, 'Content-Length': smuggled.length };
    await ask(port, { method, path: '/1', headers: length }, smuggled);
    const chunked = { Connection: connection, 'Transfer-Encoding': 'chunked' };
    await ask(port, { method, path: '/2', headers: chunked }, smuggled);
    await ask(port, { path: '/3' });
    const second = /DELETE|OPTIONS/.test(method) ? [] : [`/2 ${smuggled}`];
    expect(seen).toEqual([`/1 ${smuggled}`, ...second, '/3 ']);
  },
);

test('forwards no hop-by-hop headers, in either direction', async () => {
  const port = await proxyTo((req, res) => {
    const headers = { Connection: 'X-Answered', 'Keep-Alive': 'timeout=1', 'X-Answered': 'x', 'X-Kept': 'y' };
    res.writeHead(200, { ...headers, Upgrade: 'h2c', Trailer: 'x' }).end(JSON.stringify(req.headers));
  });
  const named = { 'X-Asked': 'x', 'Keep-Alive': 'timeout=1', TE: 'trailers', Upgrade: 'h2c' };
  for (const connection of ['close', 'keep-alive']) {
    const headers = {
      ...named,
      'Proxy-Connection': 'keep-alive',
      Connection: `${connection}, X-Asked, Host`,
      Host: 'x',
    };
    const { response, body } = await ask(port, { headers });
    const seen = JSON.parse(body);
    expect(seen).toMatchObject({ connection: 'keep-alive', host: 'x', 'x-forwarded-host': 'x' });
    for (const name of ['x-asked', 'keep-alive', 'te', 'upgrade', 'proxy-connection'])
      expect(seen).not.toHaveProperty(name);
    expect(response.headers).toMatchObject({ connection, 'x-kept': 'y' });
    for (const name of ['x-answered', 'keep-alive', 'upgrade', 'trailer'])
      expect(response.headers).not.toHaveProperty(name);
  }
});

test('answers at once when the upstream refuses a body before its first byte', async () => {
  const port = await proxyTo((_req, res) => res.writeHead(403).end('no'));
  const call = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'Content-Length': 5 } });
  open.push(() => call.on('error', () => {}).destroy());
  const response: IncomingMessage = await new Promise((done, fail) => {
    call.once('response', done).once('error', fail).flushHeaders();
  });
  expect(response.statusCode).toBe(403);
});

test('never repeats a call that the upstream may have read', async () => {
  let calls = 0;
  const port = await proxyTo((req, res) => {
    calls += 1;
    if (req.url === '/first') res.end();
    else req.socket.destroy();
  });
  expect((await ask(port, { path: '/first' })).response.statusCode).toBe(200);
  expect((await ask(port, { method: 'POST' }, 'x=1')).response.statusCode).toBe(502);
  expect(calls).toBe(2);
});

test('survives a socket that closes during its upgrade', () => {
  const proxy = createProxy({ port: 1, scheme: 'http', timeout: 1_000, sendFailure: () => {} });
  const socket = new Socket();
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' });
  req.headers = { connection: 'Upgrade', upgrade: 'websocket' };
  proxy.upgrade(req, socket, Buffer.alloc(0));
  expect(() => socket.emit('error', new Error('reset'))).not.toThrow();
  proxy.close();
});

test('answers 502 or 504 in our words when the upstream is down or too late', async () => {
  const unreachable = await proxyTo((req) => void req.socket.destroy());
  expect(await ask(unreachable)).toMatchObject({ response: { statusCode: 502 }, body: 'failed' });
  const late = await proxyTo(() => {}, 200);
  expect(await ask(late)).toMatchObject({ response: { statusCode: 504 }, body: 'failed' });
});

test('closes the connection when a response breaks off', async () => {
  const port = await proxyTo((_req, res) => {
    res.writeHead(200, { 'Content-Length': 100 }).write('begun');
    setTimeout(() => res.destroy(), 50);
  });
  await expect(ask(port)).rejects.toThrow('aborted');
});

test('refuses a body that is too large without reading it', async () => {
  const port = await proxyTo(() => {
    throw new Error('was asked');
  });
  const headers = { 'Content-Length': 52 * 1024 * 1024, Expect: '100-continue' };
  for (const path of ['/', '/api/resources']) {
    const { response, body } = await ask(port, { method: 'POST', headers, path, agent: false });
    expect([response.statusCode, JSON.parse(body).statusCode]).toEqual([413, 413]);
  }
});

test('a response before the end of the body still reaches its sender', async () => {
  const port = await proxyTo((req, res) => {
    req.resume();
    res.writeHead(413).end('no');
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  open.push(() => agent.destroy());
  const call = request({ port, host: '127.0.0.1', agent, method: 'POST' });
  call.setMaxListeners(0);
  const response: IncomingMessage = await new Promise((done, fail) => {
    call.once('response', done).once('error', fail);
    call.write(Buffer.alloc(1_000_000));
  });
  expect(await text(response)).toBe('no');
  for (let sent = 0; sent < 10; sent += 1) {
    await new Promise((done, fail) => call.once('error', fail).write(Buffer.alloc(1_000_000), done));
  }
  await new Promise((done) => call.end(done));
});

test('a body of 50 MB arrives complete', async () => {
  const port = await proxyTo(async (req, res) => res.end(String((await buffer(req)).length)));
  const size = 50 * 1024 * 1024;
  const response = await fetch(`http://127.0.0.1:${port}/api/resources`, {
    method: 'POST',
    body: Buffer.alloc(size),
  });
  expect(await response.text()).toBe(String(size));
});

test('ends the call upstream when the visitor disconnects', async () => {
  let left: () => void = () => {};
  const gone = new Promise((done) => {
    left = () => done(undefined);
  });
  const port = await proxyTo((_req, res) => {
    res.on('close', left);
    res.write('begun');
  });
  const call = request({ port, host: '127.0.0.1' }, (response) =>
    response.once('data', () => call.destroy()),
  );
  call.on('error', () => {}).end();
  await gone;
});

async function proxyTo(answer: RequestListener, timeout = 10_000) {
  const upstream = createServer(answer);
  const sendFailure = (res: ServerResponse, status: number) => void res.writeHead(status).end('failed');
  const proxy = createProxy({ port: await listen(upstream), scheme: 'https', timeout, sendFailure });
  const front = createServer((req, res) => proxy.forward(req, res));
  const port = await listen(front);
  open.push(
    () => upstream.close().closeAllConnections(),
    () => proxy.close(),
    () => front.close().closeAllConnections(),
  );
  return port;
}

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

async function ask(port: number, options: RequestOptions = {}, body = '') {
  const response: IncomingMessage = await new Promise((done, fail) => {
    request({ port, host: '127.0.0.1', ...options }, done)
      .on('error', fail)
      .end(body);
  });
  return { response, body: await text(response) };
}
