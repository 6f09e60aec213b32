import type {
  BuyerInput,
  Payment,
  PaymentIntentAnswer,
  PaymentIntentInput,
  PaymentOutcome,
  PaymentStatusInput,
} from '../payments.ts';
import { get, type Notice, post, put } from './route.ts';

/**
 * Opens a purchase, or the one that this attempt has open already. 400 for what we don't sell and for another price than
 * ours; 409 where it has ended (canceled, of another session, of an older price) and a new attempt is needed; 429 after too
 * many from one address; 503 while the card provider is down.
 */
export const createIntent = post<[input: PaymentIntentInput, attempt?: string], PaymentIntentAnswer>(
  '/create-payment-intent',
);

/**
 * Keeps who pays, for the receipt, and whose account it is for; before the card is charged. 404 without the payment's client
 * secret; 409 once it is paid, and where the checkout has ended: then it is to be opened again.
 */
export const setBuyer = put<[buyer: BuyerInput], Notice>('/payments/buyer');

/**
 * What became of a payment, as Stripe says it now. 404 without its client secret; 429 after too many from one address; 503
 * while the card provider is down.
 */
export const outcome = post<[input: PaymentStatusInput], PaymentOutcome>('/payments/outcome');

/** The signed-in client's own payments, newest first. */
export const mine = get<[], Payment[]>('/payments');
