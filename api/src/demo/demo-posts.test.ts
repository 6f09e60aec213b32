import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { demoPosts } from './data/posts.ts';

test('each sample post has its own drawing among the site’s files', () => {
  const addresses = demoPosts.map(({ imageUrl }) => imageUrl ?? '');
  expect(new Set(addresses).size).toBe(demoPosts.length);
  const site = new URL('../../../site/public/', import.meta.url);
  const missing = addresses.filter((address) => !existsSync(new URL(`.${address}`, site)));
  expect(missing).toEqual([]);
});
