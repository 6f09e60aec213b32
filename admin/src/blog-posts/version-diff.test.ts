import { expect, test } from '@jest/globals';
import { emptyPost } from './post-fields.ts';
import { changedFields, markOwnLines } from './version-diff.ts';

const base = { ...emptyPost, title: 'A desk', summary: 'Short', content: 'one\ntwo' };

test('the fields that differ between two versions are listed, with who changed them', () => {
  const mine = { ...base, title: 'My desk', content: 'one\ntwo\nthree', published: true };
  const theirs = { ...base, title: 'Their desk', summary: 'Long', published: true };
  expect(changedFields(base, mine, theirs)).toEqual([
    {
      name: 'title',
      label: 'Title',
      mine: 'My desk',
      theirs: 'Their desk',
      isChangedByMe: true,
      isChangedByThem: true,
    },
    {
      name: 'summary',
      label: 'Summary',
      mine: 'Short',
      theirs: 'Long',
      isChangedByMe: false,
      isChangedByThem: true,
    },
    {
      name: 'content',
      label: 'Content',
      mine: 'one\ntwo\nthree',
      theirs: 'one\ntwo',
      isChangedByMe: true,
      isChangedByThem: false,
    },
  ]);
});

test('a line that the other text lacks is marked, unless it is empty', () => {
  expect(markOwnLines('one\n\ntwo', 'one\nthree')).toEqual([
    { text: 'one', isOwn: false },
    { text: '', isOwn: false },
    { text: 'two', isOwn: true },
  ]);
});
