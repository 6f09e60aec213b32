import type { ListParams } from '../lists.ts';
import type {
  AdminPayment,
  AdminPaymentDetails,
  IncomeMonth,
  PaymentSummary,
  RefundInput,
} from '../payments.ts';
import { get, getCsv, getPage, type NoInput, post } from './route.ts';

export const list = getPage<AdminPayment>('/admin/payments', { can: 'payments.read', audit: 'payment.read' });
export const summary = get<{ query?: Pick<ListParams, 'filter'> }, PaymentSummary>(
  '/admin/payments/summary',
  { can: 'payments.read', audit: 'payment.read' },
);

export const income = get<NoInput, IncomeMonth[]>('/admin/payments/income', {
  can: 'payments.income',
  audit: 'payment.read',
});
export const exportCsv = getCsv('/admin/payments/export.csv', {
  can: 'payments.export',
  audit: 'payment.export',
});
export const one = get<{ params: { id: number } }, AdminPaymentDetails>('/admin/payments/:id', {
  can: 'payments.read',
  audit: 'payment.read',
});

/** 400 for an unpaid payment and for more than is left; 409 when Stripe refuses; 503 while it is down. */
export const refund = post<
  { params: { id: number }; body: RefundInput; idempotencyKey: string },
  AdminPaymentDetails
>('/admin/payments/:id/refunds', { can: 'payments.refund', audit: 'payment.refund' });
