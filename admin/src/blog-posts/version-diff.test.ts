import { expect, test } from '@jest/globals';
import { emptyPost } from './post-fields.ts';
import { changedFields, markOwnLines } from './version-diff.ts';

const base = { ...emptyPost, title: 'A desk', summary: 'Short', content: 'one\ntwo' };

test('two versions are apart in the fields that are not alike, and it is said who changed them', () => {
  const mine = { ...base, title: 'My desk', content: 'one\ntwo\nthree', published: true };
  const theirs = { ...base, title: 'Their desk', summary: 'Long', published: true };
  expect(changedFields(base, mine, theirs)).toEqual([
    { name: 'title', label: 'Title', mine: 'My desk', theirs: 'Their desk', changedBy: 'both' },
    { name: 'summary', label: 'Summary', mine: 'Short', theirs: 'Long', changedBy: 'them' },
    { name: 'content', label: 'Content', mine: 'one\ntwo\nthree', theirs: 'one\ntwo', changedBy: 'me' },
  ]);
});

test('a line that the other text does not have is marked, an empty one is not', () => {
  expect(markOwnLines('one\n\ntwo', 'one\nthree')).toEqual([
    { text: 'one', isOwn: false },
    { text: '', isOwn: false },
    { text: 'two', isOwn: true },
  ]);
});
