import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import posts from './data/posts.json' with { type: 'json' };

test('each sample post has its own drawing among the site’s files, but for drafts that have none yet', () => {
  const addresses = posts.flatMap(({ imageUrl, published }) => imageUrl ?? (published ? '/missing' : []));
  expect(new Set(addresses).size).toBe(addresses.length);
  const site = new URL('../../../site/public/', import.meta.url);
  const missing = addresses.filter((address) => !existsSync(new URL(`.${address}`, site)));
  expect(missing).toEqual([]);
});
