import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { startNginx } from '../test/nginx.ts';

/** A body that comes in pieces, so that the answer is there before its end. */
async function* body() {
  for (let piece = 0; piece < 12; piece += 1) {
    yield Buffer.alloc(60_000);
    await pause(2);
  }
}

test('who sends a body that is refused at its beginning gets the refusal, and never 502', async () => {
  const upstream = createServer((_req, res) => res.writeHead(401).end('{}'));
  await new Promise((done) => upstream.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = upstream.address() as AddressInfo;
  const nginx = await startNginx({ apiPort: port, sitePort: port });
  try {
    const send = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { method: 'POST', path: '/api/resources', agent: false };
        const call = request(nginx.origin, options, (answer) => resolve(answer.resume().statusCode));
        Readable.from(body()).pipe(call.on('error', reject));
      });
    const statuses = new Set<number | undefined>();
    for (let round = 0; round < 20; round += 1)
      for (const status of await Promise.all([send(), send(), send(), send()])) statuses.add(status);
    expect([...statuses]).toEqual([401]);
  } finally {
    await nginx.close();
    upstream.close().closeAllConnections();
  }
});
