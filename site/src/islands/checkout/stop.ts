import { ApiError, sentenceOf } from '@practice/contract/errors';
import { paymentMessages } from '@practice/contract/payment-messages';
import { cardFormMissing } from './card-provider.ts';
import { type Purchase, soldAs } from './purchase.ts';

/** Why there is no card form: nothing chosen, not for sale, a wrong price, or a failure that may be temporary. */
export type Stop =
  | { kind: 'nothing-chosen' | 'not-sold' | 'may-pass'; sentence: string }
  | { kind: 'other-price'; sentence: string; purchase: Purchase };

export const nothingChosen: Stop = { kind: 'nothing-chosen', sentence: paymentMessages.missing };
export const noCardForm: Stop = mayPass(cardFormMissing);

/** The reason to show when a payment could not be opened. */
export function stopFor(purchase: Purchase, error: unknown): Stop {
  const isFailedCall = error instanceof ApiError || error instanceof TypeError;
  const sentence = isFailedCall ? sentenceOf(error) : error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError && error.status === 400)) return mayPass(sentence);
  const explanation = paymentMessages.notStarted(sentence);
  const sold = soldAs(purchase);
  if (!sold) return { kind: 'not-sold', sentence: explanation };
  if (sold.price === purchase.amount) return mayPass(sentence);
  return { kind: 'other-price', sentence: explanation, purchase: { ...purchase, amount: sold.price } };
}

function mayPass(sentence: string): Stop {
  return { kind: 'may-pass', sentence: paymentMessages.notStarted(sentence) };
}
