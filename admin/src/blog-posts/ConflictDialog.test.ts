import { expect, test } from '@jest/globals';
import { markOwnLines } from './ConflictDialog.tsx';

test('the comparison of two versions marks each line that the other lacks, unless it is empty', () => {
  expect(markOwnLines('one\n\ntwo', 'one\nthree')).toEqual([
    { text: 'one', isOwn: false },
    { text: '', isOwn: false },
    { text: 'two', isOwn: true },
  ]);
});
