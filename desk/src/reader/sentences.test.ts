import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentencesOf } from './sentences.ts';

test('an answer is split where a sentence ends, not within a number or an abbreviation', () => {
  expect(sentencesOf('My chair is old. It’s 17.5 in. high!\n- no footrest\n- two monitors')).toEqual([
    'My chair is old.',
    'It’s 17.5 in. high!',
    '- no footrest',
    '- two monitors',
  ]);
});

test('every word of an answer stays, and each sentence is as it was typed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('chair', 'high.', 'and', 'a,', '?', '\n', 'feet', '-', '(no)', '3.5')),
      (words) => {
        const text = words.join(' ');
        const letters = (of: string) => of.replace(/[^\p{L}\d]/gu, '');
        expect(letters(sentencesOf(text).join(''))).toBe(letters(text));
      },
    ),
  );
});
