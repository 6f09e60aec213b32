import { PaymentsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/screen.ts';

export const payments = {
  name: 'payments',
  icon: PaymentsIcon,
  options: { label: 'Payments' },
  list: screen(() => import('./PaymentList.tsx'), 'PaymentList'),
};

export const paymentPanels = [screen(() => import('./IncomeByMonth.tsx'), 'IncomeByMonth')];
