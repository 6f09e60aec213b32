import { auditActions, auditFilter, auditRecord, auditSorts } from '@practice/contract/audit-log';
import { personName } from '@practice/contract/auth';
import { dateAndTime } from '@practice/contract/format';
import { before, equals, matchesText, nameOf, oneOf, since } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, personColumns, type RowOf } from '../lists/list.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export const auditList = new List({
  name: 'audit-log',
  entity: AuditEntry,
  as: 'entry',
  joined: { client: personColumns },
  sorts: auditSorts,
  filter: auditFilter,
  filteredBy: ['client'],
  filters: {
    q: matchesText(
      nameOf('client'),
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

type Row = RowOf<typeof auditList>;

export function auditView({ client, ...row }: Row) {
  return { ...row, clientName: client && personName(client) };
}

export const auditCsv: CsvColumns<Row> = {
  Time: (row) => dateAndTime(row.at),
  Who: (row) => row.who,
  Account: (row) => row.userId,
  'Network address': (row) => row.address,
  Act: (row) => auditActions[row.act],
  Failed: (row) => (row.succeeded ? '' : 'yes'),
  Record: auditRecord,
  Client: ({ client }) => client && personName(client),
  'Client number': (row) => row.clientId,
  Details: (row) => row.detail,
};
