import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { idText } from './lists.ts';

test('an id in an address is written as it is, and fits into the database', () => {
  expect(['7', '2147483647'].map((text) => v.parse(idText, text))).toEqual([7, 2_147_483_647]);
  for (const text of ['', '0', '07', '-1', '1.5', '1e3', ' 1', '2147483648', '99999999999'])
    expect([text, v.is(idText, text)]).toEqual([text, false]);
});
