import { expect, test } from '@jest/globals';
import { coverSizes } from './cover-sizes.ts';

test('a wide cover is as wide as the page, and a tall cover is limited by its height', () => {
  expect(coverSizes({ width: 1600, height: 900 })).toBe('min(94vw, 1216px)');
  expect(coverSizes({ width: 1600, height: 1200 })).toBe('min(94vw, 917px)');
  expect(coverSizes({ width: 600, height: 1800 })).toBe('min(94vw, 229px)');
  expect(coverSizes(null)).toBe('min(94vw, 1216px)');
});
