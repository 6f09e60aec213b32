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

/** Opens a payment, or finds that of this attempt. 400 for an unknown package or a wrong price; 409 when a new attempt is needed; 503 while Stripe is down. */
export const createIntent = post<{ body: PaymentIntentInput; idempotencyKey?: string }, PaymentIntentAnswer>(
  '/create-payment-intent',
);

/** Saves who pays, before the card is charged. 404 for an unknown secret; 409 once it is paid, or when the checkout has ended. */
export const setBuyer = put<{ body: BuyerInput }, Notice>('/payments/buyer');

/** Gives a guest's paid purchase to the account that was opened with the buyer's address. Its secret proves who paid; 404 otherwise. */
export const claim = post<{ body: PaymentStatusInput }, Notice>('/payments/claim');

/** The status at Stripe. 404 for an unknown secret; 503 while Stripe is down. */
export const outcome = post<{ body: PaymentStatusInput }, PaymentOutcome>('/payments/outcome');

export const mine = get<{ query?: ListParams }, Payment[]>('/payments');
