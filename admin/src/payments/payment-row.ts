import type { AdminPayment, AdminPaymentDetails } from '@practice/contract/payments';

/** A row of the list, to which the dialog adds its history when it has come. */
export type PaymentRow = AdminPayment & Partial<AdminPaymentDetails>;

export function buyerOf({ customerName, customerEmail }: AdminPayment): string {
  return customerName ?? customerEmail ?? 'Unknown buyer';
}
