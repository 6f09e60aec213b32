import { expect, test } from '@jest/globals';
import { applyTypography } from './typography.ts';

test.each([
  [`What's new`, 'What’s new'],
  [`"Sit" isn't 'done'`, '“Sit” isn’t ‘done’'],
  ['Wait... 30--60 minutes', 'Wait… 30–60 minutes'],
  ['“Already”, she’s done…', '“Already”, she’s done…'],
  ['two\nlines, isn\'t it? "Yes"', 'two\nlines, isn’t it? “Yes”'],
  ['', ''],
  ['  kept  ', '  kept  '],
])('%j is printed as %j', (text, expected) => expect(applyTypography(text)).toBe(expected));

test('only quotes, dashes and dots are changed, and markup stays as typed', () => {
  const typed =
    '<b>*bold*</b> [a](javascript:b) `c` &amp; &copy; https://a.example/b_c_ \\* # - 1. > ![d](e)';
  expect(applyTypography(typed)).toBe(typed);
});

test('the time for the longest texts is proportional to their length', () => {
  const start = performance.now();
  for (const unit of [`"'a `, `'`, '"', '-', '. ', '([']) applyTypography(unit.repeat(1000).slice(0, 1000));
  expect(performance.now() - start).toBeLessThan(20_000);
});
