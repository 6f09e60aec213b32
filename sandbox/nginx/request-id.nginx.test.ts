import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '../test/http.ts';
import { startNginx } from '../test/nginx.ts';

let seen: IncomingMessage[] = [];
let api: Awaited<ReturnType<typeof listen>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  api = await listen((req, res) => {
    seen.push(req);
    res.end('{}');
  });
  // The API answers in place of the site as well.
  nginx = await startNginx({ apiPort: api.port, sitePort: api.port });
});

afterAll(async () => {
  await nginx?.close();
  await api?.close();
});

test('nginx gives each request an id, and logs it by that and its part of the product, and nothing of the visitor', async () => {
  seen = [];
  const secret = 's3cret';
  const headers = {
    cookie: `session=${secret}`,
    referer: `http://x/${secret}`,
    'user-agent': secret,
    'x-request-id': secret,
  };
  const paths = [
    ['api', '/api/payments/7/receipt.pdf'],
    ['admin', '/admin/nope'],
    ['page', `/${secret}`],
    ['page', `/ann@example.com`],
    ['blog', `/blog/${secret}`],
  ] as const;
  for (const [, path] of paths) await fetch(`${nginx.origin}${path}?token=${secret}`, { headers });
  // nginx writes a line after it has answered.
  const logged = async () => (await nginx.log()).trim().split('\n').slice(-paths.length);
  let lines = await logged();
  for (let tries = 0; tries < 1_000 && !lines.at(-1)?.includes('"blog"'); tries += 1) {
    await pause(50);
    lines = await logged();
  }
  expect(lines.join('\n').replaceAll(/"upstream":"[^"]*"/g, '')).not.toMatch(
    /s3cret|127\.0\.0\.1|example|token|receipt/,
  );
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.map(({ part }) => part)).toEqual(paths.map(([part]) => part));
  expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(paths.length);
  expect(entries[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    requestId: seen[0]?.headers['x-request-id'],
    method: 'GET',
    part: 'api',
    status: '200',
    bytes: expect.any(Number),
    seconds: expect.any(Number),
    upstream: `127.0.0.1:${api.port}`,
    answered: '200',
  });
});
