import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { clientWith } from '../src/api.ts';

let server: Server;
let calls: string[];
/** How many connections end without an answer before one is answered. */
let broken: number;

beforeEach(async () => {
  calls = [];
  server = createServer((request, response) => {
    calls.push(request.method ?? '');
    if (calls.length <= broken) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  delete process.env.API_URL;
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('a page repeats a read if the API has closed its connection', async () => {
  broken = 1;
  expect(await clientWith({}).services.practice()).toEqual({ status: 'ok' });
  expect(calls).toEqual(['GET', 'GET']);
});

test('a page sends a write only once', async () => {
  broken = 9;
  await expect(
    clientWith({}).auth.forgotPassword({ body: { email: 'a@example.com' } }),
  ).rejects.toMatchObject({
    name: 'TypeError',
  });
  expect(calls).toEqual(['POST']);
});
