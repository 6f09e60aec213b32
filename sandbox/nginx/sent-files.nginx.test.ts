import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '../free-port.ts';
import { ask, listen } from '../test/http.ts';
import { startNginx } from '../test/nginx.ts';

const film = 'a silent film of a hundred letters, again and again. '.repeat(2000);
const apiHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const said = {
  ...apiHeaders,
  'X-Content-Type-Options': 'nosniff',
  'Content-Type': 'video/mp4',
  'Content-Disposition': 'inline; filename="film.mp4"',
  'Cache-Control': 'no-cache',
};
let uploads: string;
let api: Awaited<ReturnType<typeof listen>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let port = 0;

beforeAll(async () => {
  uploads = await mkdtemp(join(tmpdir(), 'practice-uploads-'));
  await writeFile(join(uploads, 'f00.mp4'), film);
  // In place of the API: it says what the file is, and leaves the sending to nginx.
  api = await listen((req, res) => {
    const name = req.url?.replace('/uploads/', '') ?? '';
    res.writeHead(200, { ...said, 'X-Accel-Redirect': `/internal/files/${name}` }).end();
  });
  port = await findFreePort();
  nginx = await startNginx({ apiPort: api.port, sitePort: api.port, uploads, port });
});

afterAll(async () => {
  await nginx?.close();
  await api?.close();
  await rm(uploads, { recursive: true, force: true });
});

test('nginx sends the file that the API names, with the API’s headers', async () => {
  const { status, headers, text } = await ask(port, '/uploads/f00.mp4');
  expect(status).toBe(200);
  expect(text).toBe(film);
  expect(headers).toMatchObject({
    ...Object.fromEntries(Object.entries(said).map(([name, value]) => [name.toLowerCase(), value])),
    'content-length': String(film.length),
  });
  expect(headers).not.toHaveProperty('x-accel-redirect');
});

test('a visitor who seeks in a video gets that range', async () => {
  const { status, headers, text } = await ask(port, '/uploads/f00.mp4', {
    headers: { range: 'bytes=1000-1052' },
  });
  expect(status).toBe(206);
  expect(text).toBe(film.slice(1000, 1053));
  expect(headers).toMatchObject({
    'content-range': `bytes 1000-1052/${film.length}`,
    'content-type': 'video/mp4',
    'content-security-policy': apiHeaders['Content-Security-Policy'],
  });
});

test('answers with an error like the API’s when the file is gone', async () => {
  const { status, text } = await ask(port, '/uploads/gone.mp4');
  expect(status).toBe(404);
  expect(JSON.parse(text)).toMatchObject({ statusCode: 404 });
});
