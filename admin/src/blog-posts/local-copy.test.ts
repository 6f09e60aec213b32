import { expect, test } from '@jest/globals';
import { readCopy, writeCopy } from './local-copy.ts';
import { emptyPost } from './post-fields.ts';

test('a copy comes back as it was written', () => {
  const copy = { savedAt: '2026-11-21T14:00:00.000Z', fields: { ...emptyPost, content: 'Half a\nthought' } };
  expect(readCopy(writeCopy(copy))).toEqual(copy);
});

test('a copy from before pictures had a point is not lost', () => {
  const { imageFocus: _, ...fields } = { ...emptyPost, title: 'A desk' };
  const stored = JSON.stringify({ savedAt: '2026-11-21T14:00:00.000Z', fields });
  expect(readCopy(stored)?.fields).toEqual({ ...emptyPost, title: 'A desk' });
});

test('what is no copy of ours does no harm', () => {
  expect(readCopy('')).toBeUndefined();
  expect(readCopy('not json')).toBeUndefined();
  expect(readCopy('{"savedAt":"now","fields":{"title":7}}')).toBeUndefined();
});
