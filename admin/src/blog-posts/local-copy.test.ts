import { expect, test } from '@jest/globals';
import { readCopy } from './local-copy.ts';
import { emptyPost } from './post-fields.ts';

test('a copy is read as it was written', () => {
  const copy = { savedAt: '2026-11-21T14:00:00.000Z', fields: { ...emptyPost, content: 'Half a\nthought' } };
  expect(readCopy(JSON.stringify(copy))).toEqual(copy);
});

test('a field that an older copy lacks is empty', () => {
  const { imageFocus: _, ...fields } = { ...emptyPost, title: 'A desk' };
  const stored = JSON.stringify({ savedAt: '2026-11-21T14:00:00.000Z', fields });
  expect(readCopy(stored)?.fields).toEqual({ ...emptyPost, title: 'A desk' });
});

test('there may be no copy', () => {
  expect(readCopy('')).toBeUndefined();
});
