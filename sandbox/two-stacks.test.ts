import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from './free-port.ts';
import { type Stack, startStack } from './stack.ts';

// `npm test` builds the product first.
const stacks: Stack[] = [];
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'practice-two-'));
  for (const name of ['first', 'second']) {
    const env = { PORT: String(await findFreePort()), DATA_DIR: join(dir, name), DEMO_DATA: '1' };
    stacks.push(await startStack({ env, durable: false, log: () => {} }));
  }
});
afterAll(async () => {
  for (const stack of stacks) await stack.close();
  await rm(dir, { recursive: true, force: true });
});

const read = async (url: string) => {
  const answer = await fetch(url);
  expect([url, answer.status]).toEqual([url, 200]);
  return answer.text();
};

test('two starts from one clone run beside each other, each with its own origin', async () => {
  for (const { origin } of stacks)
    for (const path of ['/', '/contact', '/sitemap.xml', '/rss.xml', '/.well-known/security.txt']) {
      const text = await read(origin + path);
      const origins = new Set(text.match(/https?:\/\/(localhost:\d+|[\w-]+\.invalid)/g));
      expect([path, [...origins]]).toEqual([path, [origin]]);
    }
});

test('the first still serves its files', async () => {
  const [first] = stacks;
  for (const path of ['/', '/admin', '/client-dashboard']) {
    const html = await read(first?.origin + path);
    const files = html.match(/\/(_astro|admin\/assets|client-dashboard\/assets)\/[\w.-]+/g) ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of new Set(files)) await read(first?.origin + file);
  }
});
