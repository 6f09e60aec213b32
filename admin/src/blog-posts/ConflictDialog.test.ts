import { expect, test } from '@jest/globals';
import { changedFields, markOwnLines } from './ConflictDialog.tsx';
import { emptyPost } from './post-fields.ts';

test('the fields that differ between two versions of a post are listed', () => {
  const mine = { ...emptyPost, title: 'My desk', content: 'one\ntwo\nthree', published: true };
  const theirs = { ...emptyPost, title: 'Their desk', content: 'one\ntwo', published: true };
  expect(changedFields(mine, theirs)).toEqual(['title', 'content']);
});

test('the comparison of two versions marks each line that the other lacks, unless it is empty', () => {
  expect(markOwnLines('one\n\ntwo', 'one\nthree')).toEqual([
    { text: 'one', isOwn: false },
    { text: '', isOwn: false },
    { text: 'two', isOwn: true },
  ]);
});

test('the comparison of two versions shows a switch as Yes or No', () => {
  expect(markOwnLines(true, false)).toEqual([{ text: 'Yes', isOwn: true }]);
});
