import { expect, test } from '@jest/globals';
import { ApiError } from '@practice/contract/errors';
import { packages } from '@practice/contract/packages';
import { problemFor } from './problem.ts';

const [sold] = packages;
if (!sold) throw new Error('There is no package.');
const purchase = { amount: sold.price, serviceType: sold.title, description: '' };

test('a checkout with an outdated price links to the current price', () => {
  const refused = new ApiError(400, 'It costs more.');
  expect(problemFor({ ...purchase, amount: 1 }, refused)).toEqual({
    kind: 'outdated-price',
    sentence: 'Failed to initialize payment: It costs more.',
    purchase,
  });
  expect(problemFor({ ...purchase, amount: Number.NaN }, refused).kind).toBe('outdated-price');
});

test('a checkout with an unknown package links to the list of packages', () => {
  expect(problemFor({ ...purchase, serviceType: 'Gold' }, new ApiError(400, 'No.')).kind).toBe(
    'unknown-package',
  );
});

test.each([
  ['the API is down', new ApiError(503, 'Please try again in a minute.')],
  ['the network is down', new TypeError('Failed to fetch')],
  ['the card form does not load', new Error('We couldn’t load the card form.')],
  ['there were too many requests', new ApiError(429, 'Please wait.')],
])('the checkout offers to try again if %s', (_, error) => {
  expect(problemFor(purchase, error)).toMatchObject({
    kind: 'temporary',
    sentence: expect.stringMatching(/^Failed to initialize payment: /),
  });
});
