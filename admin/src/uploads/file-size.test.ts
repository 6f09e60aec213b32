import { expect, test } from '@jest/globals';
import { fileSize } from './file-size.ts';

test('a size is told in the unit that reads best', () => {
  expect(fileSize(1)).toBe('1 byte');
  expect(fileSize(812)).toBe('812 bytes');
  expect(fileSize(14_000)).toBe('14 KB');
  expect(fileSize(1024 * 1024)).toBe('1.0 MB');
  expect(fileSize(50 * 1024 * 1024)).toBe('50.0 MB');
});
