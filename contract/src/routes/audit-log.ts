import type { AuditEntry } from '../audit-log.ts';
import { getCsv, getPage } from './route.ts';

const exporting = { can: 'audit-log.export', audit: 'audit log.export' } as const;

export const list = getPage<AuditEntry>('/admin/audit-log', { can: 'audit-log.read' });
export const exportCsv = getCsv('/admin/audit-log/export.csv', exporting);
