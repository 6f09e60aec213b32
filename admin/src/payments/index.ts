import { PaymentsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';

export const payments = {
  name: 'payments',
  icon: PaymentsIcon,
  options: { label: 'Payments' },
  list: screen(() => import('./PaymentList.tsx'), 'PaymentList'),
};
