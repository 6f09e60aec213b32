import { expect, test } from '@jest/globals';
import { meaningsOf, wordsOf } from './words.ts';

test.each([
  ['My monitors aren’t high enough', 'screen not high enough'],
  ['39 cm away', 'NEARBY away'],
  ['40 cm', 'ARMSLENGTH'],
  ['75cm', 'ARMSLENGTH'],
  ['80 cm', 'FARAWAY'],
  ['28″', 'ARMSLENGTH'],
  ['2’ away', 'ARMSLENGTH away'],
  ['20–25 in away', 'ARMSLENGTH away'],
  ['every half an hour', 'every HALFHOUR'],
  ['3-4 hours', 'HOURS'],
  ['El teclado está muy alto', 'el keyboard esta muy alto'],
])('“%s” means: %s', (text, meanings) => {
  expect(meaningsOf(wordsOf(text)).join(' ')).toBe(meanings);
});
