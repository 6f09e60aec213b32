import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { refuseBrokenRequest } from './broken-request.ts';

test('an invalid request with a long body gets an answer without a connection reset', async () => {
  const server = createServer().on('clientError', refuseBrokenRequest).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  const ended = new Promise((done, fail) => {
    socket
      .on('data', (data) => (answer += data))
      .on('error', fail)
      .on('end', done);
  });
  const length = 2_000_000;
  const isSent = new Promise((done) => {
    socket.write(`FOO / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`, done);
  });
  expect(await isSent).toBeFalsy();
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n/);
  socket.end();
  await new Promise((done) => server.close(done));
});
