import { StatusIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';

export const status = {
  name: 'status',
  icon: StatusIcon,
  options: { label: 'Status' },
  list: lazyScreen(() => import('./StatusPage.tsx'), 'StatusPage'),
};
