import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '../test/http.ts';
import { startNginx } from '../test/nginx.ts';

const megabyte = 1024 * 1024;
let sent = 0;
let api: Awaited<ReturnType<typeof listen>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  // In place of an API whose files are in a bucket.
  api = await listen((_req, res) => {
    const film = function* () {
      for (; sent < 200; sent += 1) yield Buffer.alloc(megabyte);
    };
    Readable.from(film(), { highWaterMark: 1 })
      .on('error', () => {})
      .pipe(res);
  });
  nginx = await startNginx({ apiPort: api.port, sitePort: api.port });
});

afterAll(async () => {
  await nginx?.close();
  await api?.close();
});

test('nginx takes no more of a file from the API than its reader has read, but for its buffers', async () => {
  const response: IncomingMessage = await new Promise((resolve, reject) => {
    get(`${nginx.origin}/uploads/film.mp4`, { agent: false }, resolve).on('error', reject);
  });
  response.pause();
  // Once nothing moves for a second, nginx waits for the reader, or has all of it.
  for (let before = -1; before !== sent; await pause(1_000)) before = sent;
  response.destroy();
  expect(sent).toBeLessThan(50);
});
