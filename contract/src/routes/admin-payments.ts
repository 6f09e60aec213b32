import type { ListParams } from '../lists.ts';
import type {
  AdminPayment,
  AdminPaymentDetails,
  IncomeMonth,
  PaymentSummary,
  RefundInput,
} from '../payments.ts';
import { get, getCsv, getPage, post } from './route.ts';

/** One page of all payments; admins only, as all that follows. */
export const list = getPage<AdminPayment>('/admin/payments');

/** What was paid, refunded and is left, of everything that matches the filter and not only of one page. */
export const summary = get<[query?: Pick<ListParams, 'filter'>], PaymentSummary>('/admin/payments/summary');

/** What each of the last twelve months brought in, this one too, oldest first. */
export const income = get<[], IncomeMonth[]>('/admin/payments/income');

/** Every payment that matches the filter, in the list's order, for the accountant. */
export const exportCsv = getCsv('/admin/payments/export.csv');

/** One payment with what Stripe told of it. 404. */
export const one = get<[id: number], AdminPaymentDetails>('/admin/payments/:id');

/**
 * Refunds a payment in part, or, without an amount, all that is left. 400 without an attempt, for what was not paid, and for
 * more than what is left; 404; 409 where the card provider refuses; 503 while it is down.
 */
export const refund = post<[id: number, refund: RefundInput, attempt: string], AdminPaymentDetails>(
  '/admin/payments/:id/refunds',
);
