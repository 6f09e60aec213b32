import { ApiError, sentenceOf } from '@practice/contract/errors';
import type { ServicePackage } from '@practice/contract/packages';
import { paymentMessages } from '@practice/contract/payment-messages';
import { cardFormMissing } from './card-provider.ts';
import type { Purchase } from './purchase.ts';

export type Problem =
  | { kind: 'no-package' | 'unknown-package' | 'temporary'; sentence: string }
  | { kind: 'outdated-price'; sentence: string; purchase: Purchase };

export const noPackage: Problem = { kind: 'no-package', sentence: paymentMessages.missing };
export const cardFormFailed: Problem = temporary(cardFormMissing);

export function problemFor(purchase: Purchase, chosen: ServicePackage | undefined, error: unknown): Problem {
  const isRequestError = error instanceof ApiError || error instanceof TypeError;
  const sentence = isRequestError ? sentenceOf(error) : (error as Error).message;
  if (!(error instanceof ApiError && error.status === 400)) return temporary(sentence);
  const notStarted = paymentMessages.notStarted(sentence);
  if (!chosen) return { kind: 'unknown-package', sentence: notStarted };
  if (chosen.price === purchase.amount) return temporary(sentence);
  return { kind: 'outdated-price', sentence: notStarted, purchase: { ...purchase, amount: chosen.price } };
}

function temporary(sentence: string): Problem {
  return { kind: 'temporary', sentence: paymentMessages.notStarted(sentence) };
}
