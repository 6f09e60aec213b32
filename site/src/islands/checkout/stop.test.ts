import { expect, test } from '@jest/globals';
import { ApiError } from '@practice/contract/errors';
import { packages } from '@practice/contract/packages';
import { stopFor } from './stop.ts';

const [sold] = packages;
if (!sold) throw new Error('There is no package.');
const purchase = { amount: sold.price, serviceType: sold.title, description: '' };

test('another price than ours leads on at ours', () => {
  const refused = new ApiError(400, 'It costs more.');
  expect(stopFor({ ...purchase, amount: 1 }, refused)).toEqual({
    kind: 'other-price',
    sentence: 'Failed to initialize payment: It costs more.',
    purchase,
  });
  expect(stopFor({ ...purchase, amount: Number.NaN }, refused).kind).toBe('other-price');
});

test('what we do not sell leads to what we do', () => {
  expect(stopFor({ ...purchase, serviceType: 'Gold' }, new ApiError(400, 'No.')).kind).toBe('not-sold');
});

test.each([
  ['the API is down', new ApiError(503, 'Please try again in a minute.')],
  ['the network is gone', new TypeError('Failed to fetch')],
  ['the card form does not come', new Error('We couldn’t load the card form.')],
  ['too much was asked', new ApiError(429, 'Please wait.')],
])('another try may help where %s', (_, error) => {
  expect(stopFor(purchase, error)).toMatchObject({
    kind: 'may-pass',
    sentence: expect.stringMatching(/^Failed to initialize payment: /),
  });
});
