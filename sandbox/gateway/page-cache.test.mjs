import { expect, test } from '@jest/globals';
import { createPageCache } from './page-cache.mjs';

/** @param {string} body @param {{ status?: number, freshFor?: number, staleFor?: number }} [options] */
function page(body, { status = 200, freshFor = 1, staleFor = 60 } = {}) {
  return { status, headers: [], etag: undefined, body: Buffer.from(body), freshFor, staleFor };
}

test('an edit wins over a page that was begun before it and ends after it', async () => {
  /** @type {((value: ReturnType<typeof page>) => void)[]} */
  const ends = [];
  const cache = createPageCache({ make: () => new Promise((done) => ends.push(done)) });
  const before = cache.get('x');
  const renewed = cache.get('x', { isRenewed: true });
  ends[1]?.(page('edited'));
  expect(String((await renewed).body)).toBe('edited');
  ends[0]?.(page('old'));
  await before;
  expect(String((await cache.get('x')).body)).toBe('edited');
});

test('what cannot be made is shown as it was for as long as it allowed, and then no longer', async () => {
  let now = 0;
  let isDown = false;
  const cache = createPageCache({
    now: () => now,
    make: async () => {
      if (isDown) throw new Error('down');
      return page('x', { freshFor: 1, staleFor: 10 });
    },
  });
  await cache.get('x');
  isDown = true;
  now = 10_900;
  expect(String((await cache.get('x')).body)).toBe('x');
  now = 11_100;
  await expect(cache.get('x')).rejects.toThrow('down');
});

test('what is to be kept no longer is forgotten', async () => {
  let now = 0;
  let made = page('public');
  const cache = createPageCache({ now: () => now, make: async () => made });
  await cache.get('x');
  now = 2_000;
  made = page('private', { freshFor: 0 });
  await cache.get('x');
  made = page('broken', { status: 500, freshFor: 0 });
  expect(String((await cache.get('x')).body)).toBe('broken');
});

test('many different addresses do not fill the memory', async () => {
  let made = 0;
  const cache = createPageCache({
    make: async () => {
      made += 1;
      return page('x'.repeat(1024 * 1024));
    },
  });
  for (let at = 0; at < 40; at += 1) await cache.get(`page ${at}`);
  await cache.get('page 39');
  expect(made).toBe(40);
  await cache.get('page 0');
  expect(made).toBe(41);
});
