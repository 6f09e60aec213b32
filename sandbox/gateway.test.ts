import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from './free-port.ts';
import { startGateway } from './gateway.ts';
import { listen } from './test/http.ts';

let origin = '';
let gateway: Awaited<ReturnType<typeof startGateway>>;
const api = await listen((req, res) => res.end(JSON.stringify(req.headers)));

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  const fronts = (_req: unknown, res: { end(text: string): unknown }) => void res.end('a page');
  gateway = await startGateway({ port, publicOrigin: origin, apiPort: api.port, standIns: [], fronts });
});
afterAll(() => gateway.close());

test('a visitor chooses neither an address nor an id of the request', async () => {
  const forged = [
    'X-Forwarded-For',
    'Forwarded',
    'X-Real-IP',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-Request-Id',
  ];
  const headers = Object.fromEntries([...forged, 'X-Kept'].map((name) => [name, '6.6.6.6']));
  const seen = await (await fetch(`${origin}/api/health`, { headers })).json();
  expect(seen).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-kept': '6.6.6.6',
  });
  for (const name of forged.slice(1)) expect(seen).not.toHaveProperty(name.toLowerCase());
  expect(await (await fetch(`${origin}/apis`)).text()).toBe('a page');
});

test('answers with an error like the API’s while the API is down', async () => {
  await api.close();
  const answer = await fetch(`${origin}/api/health`);
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { statusCode: 502, message: expect.stringMatching(/try again/) },
  ]);
});
