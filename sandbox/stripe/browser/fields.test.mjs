import { expect, test } from '@jest/globals';
import { cardFields } from './fields.mjs';

const field = (/** @type {string} */ name) => {
  const found = cardFields.find((known) => known.name === name);
  if (!found) throw new Error(name);
  return found;
};

test.each([
  ['number', '4242424242424242', '4242 4242 4242 4242'],
  ['number', '42424', '4242 4'],
  ['number', '4242-4242-4242-4242-99', '4242 4242 4242 4242'],
  ['expiry', '1', '1'],
  ['expiry', '7', '07'],
  ['expiry', '13', '1'],
  ['expiry', '12', '12'],
  ['expiry', '123', '12 / 3'],
  ['expiry', '12 / 34', '12 / 34'],
  ['expiry', '12/2034', '12 / 34'],
  ['expiry', '1/', '01'],
  ['expiry', '1/34', '01 / 34'],
  ['cvc', '12a34', '1234'],
  ['zip', '27601-1234', '27601'],
])('%s: %s is written as %s', (name, typed, written) => {
  expect(field(name).format(typed)).toBe(written);
});

test.each([
  ['number', '4242 4242', 'incomplete_number'],
  ['number', '4242 4242 4242 4241', 'invalid_number'],
  ['number', '4242 4242 4242 4242', undefined],
  ['expiry', '12', 'incomplete_expiry'],
  ['expiry', '12 / 20', 'invalid_expiry_past'],
  ['expiry', '12 / 60', undefined],
  ['zip', '276', 'incomplete_zip'],
  ['cvc', '12', 'incomplete_cvc'],
])('%s %s is reported as %s', (name, text, code) => {
  expect(field(name).check(text)?.code).toBe(code);
});
