import { HistoryIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';

export const auditLog = {
  name: 'audit-log',
  icon: HistoryIcon,
  options: { label: 'Audit log' },
  list: lazyScreen(() => import('./AuditLogList.tsx'), 'AuditLogList'),
};
