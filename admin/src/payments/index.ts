import { PaymentsIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';

export const payments = {
  name: 'payments',
  icon: PaymentsIcon,
  options: { label: 'Payments' },
  list: lazyScreen(() => import('./PaymentList.tsx'), 'PaymentList'),
};
