import type { ListParams } from '../lists.ts';
import type {
  AdminPayment,
  AdminPaymentDetails,
  IncomeMonth,
  PaymentSummary,
  RefundInput,
} from '../payments.ts';
import { get, getCsv, getPage, type NoInput, post } from './route.ts';

export const list = getPage<AdminPayment>('/admin/payments');
export const summary = get<{ query?: Pick<ListParams, 'filter'> }, PaymentSummary>('/admin/payments/summary');

export const income = get<NoInput, IncomeMonth[]>('/admin/payments/income');
export const exportCsv = getCsv('/admin/payments/export.csv');
export const one = get<{ params: { id: number } }, AdminPaymentDetails>('/admin/payments/:id');

/** 400 for an unpaid payment and for more than is left; 409 when Stripe refuses; 503 while it is down. */
export const refund = post<
  { params: { id: number }; body: RefundInput; idempotencyKey: string },
  AdminPaymentDetails
>('/admin/payments/:id/refunds');
