import { HistoryIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';

export const auditLog = {
  name: 'audit-log',
  icon: HistoryIcon,
  options: { label: 'Audit log' },
  list: screen(() => import('./AuditLogList.tsx'), 'AuditLogList'),
};
