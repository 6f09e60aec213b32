import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { isPaid, type PaymentOutcome, type Receipt } from '@practice/contract/payments';
import { payments } from '@practice/contract/routes';

export interface Outcome {
  status: 'success' | 'failed' | 'processing' | 'refunded';
  receipt?: Receipt | null;
  isPartlyRefunded?: boolean;
  /** Whether the address names no payment. */
  isUnnamed?: boolean;
  /** Whether the API knows no such payment, so that only the address says what is shown. */
  isUnknown?: boolean;
  /** Whether the API could not be reached yet. */
  isUnchecked?: boolean;
  /** Whether another outcome was shown before this one. */
  isNews?: boolean;
}

/** The outcome by the address alone, before the API is asked. */
export function firstShown(search: string): Outcome {
  const query = new URLSearchParams(search);
  const status = query.get('redirect_status');
  if (status === 'succeeded') return { status: 'success' };
  if (status === 'failed') return { status: 'failed' };
  const isNamed = query.get('payment_intent') && query.get('payment_intent_client_secret');
  return isNamed ? { status: 'success' } : { status: 'failed', isUnnamed: true };
}

/** The outcome after the API has answered. */
export function changed(shown: Outcome, next: Partial<Outcome>): Outcome {
  const isNews = shown.isNews || (next.status !== undefined && next.status !== shown.status);
  return { ...shown, ...next, isNews };
}

export function secretFrom(search: string): string | null {
  return new URLSearchParams(search).get('payment_intent_client_secret');
}

// Milliseconds. A card is settled within a second; a bank may take days, and then an email tells the buyer.
const pauses = [1_000, 2_000, 3_000, 5_000];
const longestPause = 15_000;

/**
 * Asks the API for the outcome of a payment, repeatedly while it is being processed.
 * @param show called with each answer, also when the payment is unknown or the API cannot be reached
 * @returns a function that stops asking
 */
export function watchOutcome(clientSecret: string, show: (outcome: Partial<Outcome>) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function ask(round: number): Promise<void> {
    const next = await outcomeOf(clientSecret);
    if (isStopped) return;
    // When the API cannot be reached, the outcome on screen stays and the next round asks again.
    show(next ? { ...next, isUnchecked: false } : { isUnchecked: true });
    if (next && next.status !== 'processing') return;
    timer = setTimeout(() => void ask(round + 1), pauses[round] ?? longestPause);
  }

  void ask(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The API's answer; undefined if it cannot be reached. */
async function outcomeOf(clientSecret: string): Promise<Partial<Outcome> | undefined> {
  try {
    return shownFor(await call(payments.outcome, { clientSecret }));
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isUnknown ? { isUnknown } : undefined;
  }
}

function shownFor({ status, receipt }: PaymentOutcome): Outcome {
  if (status === 'refunded') return { status, receipt, isUnknown: false };
  const isPartlyRefunded = status === 'partially_refunded';
  if (isPaid(status)) return { status: 'success', receipt, isPartlyRefunded, isUnknown: false };
  return { status: status === 'processing' ? 'processing' : 'failed', receipt: null, isUnknown: false };
}
