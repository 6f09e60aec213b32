import { expect, test } from '@jest/globals';
import { feetAndInches } from './height.ts';

test.each([
  [170, '5 ft 7 in'],
  [183, '6 ft 0 in'],
  [182, '6 ft 0 in'],
  [152, '5 ft 0 in'],
])('%i cm are %s', (centimeters, words) => {
  expect(feetAndInches(centimeters)).toBe(words);
});
