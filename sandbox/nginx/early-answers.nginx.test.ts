import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { listen } from '../test/http.ts';
import { startNginx } from '../test/nginx.ts';

/** A body that comes in pieces, so that the answer is there before its end. */
async function* body() {
  for (let piece = 0; piece < 12; piece += 1) {
    yield Buffer.alloc(60_000);
    await pause(2);
  }
}

test('who sends a body that is refused at its beginning gets the refusal, and never 502', async () => {
  const api = await listen((_req, res) => res.writeHead(401).end('{}'));
  const nginx = await startNginx({ apiPort: api.port, sitePort: api.port });
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
    await api.close();
  }
});
