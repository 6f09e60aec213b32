import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { findFreePort } from './free-port.ts';
import { type Files, startGateway } from './gateway.ts';

let origin = '';
const open: (() => unknown)[] = [];

beforeEach(async () => {
  const upstream = createServer((_req, res) => res.end('upstream'));
  await new Promise((done) => upstream.listen(0, '127.0.0.1', () => done(undefined)));
  const upstreamPort = (upstream.address() as AddressInfo).port;
  const [port, purgePort] = [await findFreePort(), await findFreePort()];
  origin = `http://127.0.0.1:${port}`;
  const gateway = await startGateway({
    port,
    purgePort,
    apiPort: upstreamPort,
    sitePort: upstreamPort,
    publicOrigin: origin,
    files: { serve, sendFailure: (res, status) => void res.writeHead(status).end('failed') },
    answerSandbox: () => {
      throw new Error('the mailbox broke');
    },
  });
  open.push(
    () => upstream.close().closeAllConnections(),
    () => gateway.close(0),
  );
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of open.splice(0).reverse()) await close();
});

const serve: Files['serve'] = (_req, res, path, next) => {
  if (path === '/throws') throw new Error('thrown');
  if (path === '/rejects') return Promise.reject(new Error('rejected'));
  if (path === '/begins') return breakOff(res);
  return next();
};

async function breakOff(res: ServerResponse) {
  res.writeHead(200, { 'Content-Length': 100 }).write('begun');
  throw new Error('in the middle');
}

test.each(['/throws', '/rejects', '/sandbox/mail'])(
  'a failure at %s is logged, and affects no other visitor',
  async (path) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failed = await fetch(origin + path);
    expect([failed.status, await failed.text()]).toEqual([500, 'failed']);
    expect(failed.headers.get('content-encoding')).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    expect(await (await fetch(`${origin}/page`)).text()).toBe('upstream');
  },
);

test('a failure in the middle of a response closes the connection', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(fetch(`${origin}/begins`).then((response) => response.text())).rejects.toThrow();
  expect(await (await fetch(`${origin}/page`)).text()).toBe('upstream');
});
