import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { isPaid, type PaymentOutcome, type Receipt } from '@practice/contract/payments';
import { payments } from '@practice/contract/routes';

export interface Outcome {
  status: 'success' | 'failed' | 'processing' | 'refunded';
  receipt?: Receipt | null;
  isPartlyRefunded?: boolean;
  namesNoPayment?: boolean;
  isUnknown?: boolean;
  isUnconfirmed?: boolean;
  hasChanged?: boolean;
}

export function initialOutcome(search: string): Outcome {
  const query = new URLSearchParams(search);
  const redirectStatus = query.get('redirect_status');
  if (redirectStatus === 'succeeded') return { status: 'success' };
  if (redirectStatus === 'failed') return { status: 'failed' };
  const isNamed = query.get('payment_intent') && query.get('payment_intent_client_secret');
  return isNamed ? { status: 'success' } : { status: 'failed', namesNoPayment: true };
}

export function updateOutcome(shown: Outcome, next: Partial<Outcome>): Outcome {
  const hasChanged = shown.hasChanged || (next.status !== undefined && next.status !== shown.status);
  return { ...shown, ...next, hasChanged };
}

// In milliseconds. A card is settled within a second; a bank may take days, and the buyer then gets an email.
const pauses = [1_000, 2_000, 3_000, 5_000];
const longestPause = 15_000;

/** Polls the API for the outcome of a payment until it is settled. Returns a function that stops it. */
export function watchOutcome(clientSecret: string, show: (outcome: Partial<Outcome>) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function ask(round: number): Promise<void> {
    const next = await outcomeOf(clientSecret);
    if (isStopped) return;
    // While the API is unreachable, the screen stays and the request is repeated.
    show(next ? { ...next, isUnconfirmed: false } : { isUnconfirmed: true });
    if (next && next.status !== 'processing') return;
    timer = setTimeout(() => void ask(round + 1), pauses[round] ?? longestPause);
  }

  void ask(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function outcomeOf(clientSecret: string): Promise<Partial<Outcome> | undefined> {
  try {
    return outcomeFor(await call(payments.outcome, { body: { clientSecret } }));
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isUnknown ? { isUnknown } : undefined;
  }
}

function outcomeFor({ status, receipt }: PaymentOutcome): Outcome {
  if (status === 'refunded') return { status, receipt, isUnknown: false };
  const isPartlyRefunded = status === 'partially_refunded';
  if (isPaid(status)) return { status: 'success', receipt, isPartlyRefunded, isUnknown: false };
  return { status: status === 'processing' ? 'processing' : 'failed', receipt: null, isUnknown: false };
}
