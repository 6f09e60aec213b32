import { expect, test } from '@jest/globals';
import { type LocalCopy, readCopy } from './local-copy.ts';
import { emptyPost } from './post-fields.ts';

test('a copy is read as it was written', () => {
  const copy = { savedAt: '2026-11-21T14:00:00.000Z', fields: { ...emptyPost, content: 'Half a\nthought' } };
  expect(readCopy(copy)).toEqual(copy);
});

test('a field that an older copy lacks is empty', () => {
  const { imageFocus: _, ...fields } = { ...emptyPost, title: 'A desk' };
  const stored = { savedAt: '2026-11-21T14:00:00.000Z', fields };
  expect(readCopy(stored as LocalCopy)?.fields).toEqual({ ...emptyPost, title: 'A desk' });
});

test('there may be no copy, or something that is none', () => {
  expect(readCopy(null)).toBeUndefined();
  expect(readCopy(JSON.parse('"a text"'))).toBeUndefined();
});
