import type { AuditEntry } from '../audit-log.ts';
import { getCsv, getPage } from './route.ts';

export const list = getPage<AuditEntry>('/admin/audit-log');
export const exportCsv = getCsv('/admin/audit-log/export.csv');
