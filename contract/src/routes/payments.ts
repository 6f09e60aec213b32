import type { ListParams } from '../lists.ts';
import type {
  BuyerInput,
  Payment,
  PaymentIntentAnswer,
  PaymentIntentInput,
  PaymentOutcome,
  PaymentStatusInput,
} from '../payments.ts';
import { get, type Notice, post, put } from './route.ts';

/** 400 for an unknown package or a wrong price; 409 if a new attempt is needed; 503 while Stripe is down. */
export const createIntent = post<{ body: PaymentIntentInput; idempotencyKey?: string }, PaymentIntentAnswer>(
  '/create-payment-intent',
);

/** Must precede the charge. 404 for an unknown secret; 409 if it is paid or the checkout has ended. */
export const setBuyer = put<{ body: BuyerInput }, Notice>('/payments/buyer');

/** The secret and the buyer's address prove who paid; otherwise 404. */
export const claim = post<{ body: PaymentStatusInput }, Notice>('/payments/claim');

/** The status at Stripe. 404 for an unknown secret; 503 while Stripe is down. */
export const outcome = post<{ body: PaymentStatusInput }, PaymentOutcome>('/payments/outcome');

export const mine = get<{ query?: ListParams }, Payment[]>('/payments');
