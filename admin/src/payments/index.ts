import { receiptNumber } from '@practice/contract/payments';
import { PaymentsIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';
import { buyerOf, type PaymentRow } from './payment-row.ts';

export const payments = {
  name: 'payments',
  icon: PaymentsIcon,
  options: { label: 'Payments' },
  recordRepresentation: (row: PaymentRow) => `${receiptNumber(row.id)}, ${buyerOf(row)}`,
  list: lazyScreen(() => import('./PaymentList.tsx'), 'PaymentList'),
};
