import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { isPaid, type PaymentOutcome, type Receipt } from '@practice/contract/payments';
import { payments } from '@practice/contract/routes';

export interface Outcome {
  status: 'success' | 'failed' | 'processing' | 'refunded';
  receipt?: Receipt | null;
  isPartlyRefunded?: boolean;
  /** The address names no payment. */
  isUnnamed?: boolean;
  /** The API knows no such payment: the address alone says what is shown. */
  isUnknown?: boolean;
  /** The API could not be asked yet. */
  isUnchecked?: boolean;
  /** Something else was shown before. */
  isNews?: boolean;
}

/** What the address says: the spec's rule, before anybody is asked. */
export function firstShown(search: string): Outcome {
  const query = new URLSearchParams(search);
  const said = query.get('redirect_status');
  if (said === 'succeeded') return { status: 'success' };
  if (said === 'failed') return { status: 'failed' };
  const isNamed = query.get('payment_intent') && query.get('payment_intent_client_secret');
  return isNamed ? { status: 'success' } : { status: 'failed', isUnnamed: true };
}

/** What is shown after the API has said more. */
export function changed(shown: Outcome, next: Partial<Outcome>): Outcome {
  const isNews = shown.isNews || (next.status !== undefined && next.status !== shown.status);
  return { ...shown, ...next, isNews };
}

export function secretFrom(search: string): string | null {
  return new URLSearchParams(search).get('payment_intent_client_secret');
}

// A card is settled within a second; a bank may take days, and its buyer gets a mail.
const pauses = [1_000, 2_000, 3_000, 5_000];
const longestPause = 15_000;

/**
 * Asks the API what became of a payment, again while it is under way. Gives how to stop.
 * @param show told each answer, that no such payment is recorded, and that nobody could be asked
 */
export function watchOutcome(clientSecret: string, show: (outcome: Partial<Outcome>) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function ask(round: number): Promise<void> {
    const next = await outcomeOf(clientSecret);
    if (isStopped) return;
    // Unreachable for a moment: what is shown stays, and it is asked again.
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

/** What the API says; undefined while it cannot be reached. */
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
