import { expect, test } from '@jest/globals';
import { followTitle, slugOf } from './slug.ts';

test.each([
  ['Sit less,  move   more!', 'sit-less-move-more'],
  ['Stand -- and sit', 'stand-and-sit'],
  ['snake_case stays', 'snake_case-stays'],
  [' Padded ', '-padded-'],
  ['Café', 'caf'],
])('the title %j gives the slug %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('the slug follows the title until it is changed by hand', () => {
  expect(followTitle('', '', 'First words')).toBe('first-words');
  expect(followTitle('first-words', 'First words', 'First words, then more')).toBe('first-words-then-more');
  expect(followTitle('my-own', 'First words', 'Others')).toBe('my-own');
});
