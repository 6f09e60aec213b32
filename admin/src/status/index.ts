import { StatusIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';

export const status = {
  name: 'status',
  icon: StatusIcon,
  options: { label: 'Status' },
  list: screen(() => import('./StatusPage.tsx'), 'StatusPage'),
};
