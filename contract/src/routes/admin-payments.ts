import type { ListParams } from '../lists.ts';
import type {
  AdminPayment,
  AdminPaymentDetails,
  IncomeMonth,
  PaymentSummary,
  RefundInput,
} from '../payments.ts';
import { type ById, get, getCsv, getPage, type NoInput, post } from './route.ts';

const reading = { can: 'payments.read', audit: 'payment.read' } as const;
const readingIncome = { can: 'payments.income', audit: 'payment.read' } as const;
const exporting = { can: 'payments.export', audit: 'payment.export' } as const;
const refunding = { can: 'payments.refund', audit: 'payment.refund' } as const;

export const list = getPage<AdminPayment>('/admin/payments', reading);
export const summary = get<{ query?: Pick<ListParams, 'filter'> }, PaymentSummary>(
  '/admin/payments/summary',
  reading,
);

export const income = get<NoInput, IncomeMonth[]>('/admin/payments/income', readingIncome);
export const exportCsv = getCsv('/admin/payments/export.csv', exporting);
export const one = get<ById, AdminPaymentDetails>('/admin/payments/:id', reading);

/** 400 for an unpaid payment or more than is left; 409 if Stripe refuses; 503 while it is down. */
export const refund = post<ById & { body: RefundInput; idempotencyKey: string }, AdminPaymentDetails>(
  '/admin/payments/:id/refunds',
  refunding,
);
