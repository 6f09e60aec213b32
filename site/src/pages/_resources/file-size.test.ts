import { expect, test } from '@jest/globals';
import { fileSize } from './file-size.ts';

test.each([
  [1, '1 KB'],
  [860_000, '840 KB'],
  [1_048_000, '1.0 MB'],
  [1_500_000, '1.4 MB'],
  [49_000_000, '47 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
