import { expect, test } from '@jest/globals';
import { practice } from './practice.ts';
import { firstServices } from './services.ts';
import { placeOf, practiceAddress, priceOf, whatToBring } from './visit.ts';

test('an appointment takes place at its location, or else at the practice', () => {
  expect(placeOf({ location: 'Your office' })).toBe('Your office');
  expect(placeOf({ location: null })).toBe(`${practice.name}, ${practiceAddress}`);
});

test('only MNRI at the practice asks for clothes to move in', () => {
  const bring = (slug: string, location: string | null) =>
    whatToBring(
      firstServices.find((service) => service.slug === slug),
      { location },
    );
  expect(bring('mnri-initial', null)).toMatch(/^Please wear clothes you can move in/);
  expect(bring('mnri-initial', '1 Oak St')).toBeUndefined();
  expect(bring('foundations', null)).toBeUndefined();
});

test.each([
  [0, null, 'Free'],
  [120, null, '$120'],
  [99.5, 150, '$99.50 to $150'],
  [null, null, undefined],
])('a service for %j to %j shows the price %j', (price, priceTo, text) => {
  expect(priceOf({ price, priceTo })).toBe(text);
});
