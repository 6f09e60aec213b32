import { expect, test } from '@jest/globals';
import { splitName } from './split-name.ts';

test.each([
  ['Ann Lee', 'Ann', 'Lee'],
  ['Mary Ann van der Berg', 'Mary Ann', 'van der Berg'],
  ['María de la Cruz', 'María', 'de la Cruz'],
  ['Anna Maria Schmidt-Jones', 'Anna Maria', 'Schmidt-Jones'],
  ['  Ann   Lee ', 'Ann', 'Lee'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Cher', 'Cher', ''],
])('%s is %s and %s', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});
