import { expect, test } from '@jest/globals';
import { paymentMessages } from './payment-messages.ts';
import { cardName } from './payments.ts';

test('says “Nothing was charged” only if the card provider refused', () => {
  for (const type of ['card_error', 'validation_error'])
    expect(paymentMessages.refused(type)).toContain('Nothing was charged.');
  // The answer was lost, or the payment had gone through before.
  for (const type of ['api_connection_error', 'api_error', 'invalid_request_error'])
    expect(paymentMessages.refused(type)).not.toContain('Nothing was charged');
});

test('says by when we contact a buyer, if we know', () => {
  expect(paymentMessages.contact('2026-11-24T20:00:00Z')).toBe(
    'We’ll contact you by Tuesday, November 24 at 3 PM to schedule your visit.',
  );
  expect(paymentMessages.contact(null)).toBe('We’ll contact you to schedule your visit.');
});

test.each([
  ['visa', '4242', 'Visa ending in 4242'],
  ['amex', '0005', 'American Express ending in 0005'],
  ['unknown', '1234', 'Card ending in 1234'],
  [null, null, undefined],
])('a card of the brand %s is named', (cardBrand, cardLast4, name) => {
  expect(cardName({ cardBrand, cardLast4 })).toBe(name);
});
