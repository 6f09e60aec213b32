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

test.each([
  ['visa', '4242', 'Visa ending in 4242'],
  ['unknown', '1234', 'Card ending in 1234'],
  [null, null, undefined],
])('a card of the brand %s is named', (cardBrand, cardLast4, name) => {
  expect(cardName({ cardBrand, cardLast4 })).toBe(name);
});
