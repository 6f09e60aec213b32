import { expect, test } from '@jest/globals';
import printed from '../../test/typed-and-printed.json' with { type: 'json' };
import { applyTypography } from './typography.ts';

test.each(Object.entries(printed))('%j is printed as %j', (text, expected) =>
  expect(applyTypography(text)).toBe(expected),
);

test('only quotes, dashes and dots are changed, and markup stays as typed', () => {
  const typed =
    '<b>*bold*</b> [a](javascript:b) `c` &amp; &copy; https://a.example/b_c_ \\* # - 1. > ![d](e)';
  expect(applyTypography(typed)).toBe(typed);
});
