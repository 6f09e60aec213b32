import { expect, test } from '@jest/globals';
import { fileDetails } from './resources.ts';

test.each([
  [{ pages: 4, size: 1_258_291 }, 'PDF · 4 pages · 1.2 MB'],
  [{ pages: 1, size: 2048 }, 'PDF · 1 page · 2 KB'],
  [{ pages: null, size: 2048 }, 'PDF · 2 KB'],
  [null, 'PDF'],
])('a card describes the file %j', (file, words) => {
  const full = file && { name: 'a.pdf', mime: 'application/pdf', ...file };
  expect(fileDetails({ fileType: 'pdf', file: full })).toBe(words);
  expect(fileDetails({ fileType: 'pdf' })).toBe('PDF');
});
