import { auditActions, auditFilter, auditRecord, auditSorts } from '@practice/contract/audit-log';
import { dateAndTime } from '@practice/contract/format';
import { before, equals, matchesText, oneOf, since } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';
import { NamedAuditEntry } from './audit-entry.entity.ts';

export const auditList = new List({
  name: 'audit-log',
  entity: NamedAuditEntry,
  as: 'entry',
  sorts: auditSorts,
  filter: auditFilter,
  filters: {
    q: matchesText(
      'entry.clientName',
      'entry.who',
      'entry.address',
      `concat_ws(' ', entry.record, entry.recordId)`,
      'entry.detail',
    ),
    id: oneOf('entry.id'),
    act: oneOf('entry.act'),
    succeeded: equals('entry.succeeded'),
    userId: equals('entry.userId'),
    clientId: equals('entry.clientId'),
    from: since('entry.at'),
    to: before('entry.at'),
  },
});

export const auditCsv: CsvColumns<RowOf<typeof auditList>> = {
  Time: (row) => dateAndTime(row.at),
  Who: (row) => row.who,
  Account: (row) => row.userId,
  'Network address': (row) => row.address,
  Act: (row) => auditActions[row.act],
  Failed: (row) => (row.succeeded ? '' : 'yes'),
  Record: auditRecord,
  Client: (row) => row.clientName,
  'Client number': (row) => row.clientId,
  Details: (row) => row.detail,
};
