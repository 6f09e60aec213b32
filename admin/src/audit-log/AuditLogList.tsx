import { type AuditEntry, auditActions, auditRecord } from '@practice/contract/audit-log';
import { endOfDay, startOfDay } from '@practice/contract/clock';
import { dayAndTime } from '@practice/contract/format';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { choice, day, search, yesOrNo } from '../list/filters.tsx';
import { RecordList } from '../list/RecordList.tsx';

const actions = Object.entries(auditActions).map(([value, label]) => ({ value, label }));
const results = yesOrNo('Done', 'Failed');
const filters = [
  search('Person, client, record or network address'),
  choice('act', { label: 'What', emptyText: 'Everything', choices: actions }),
  choice('succeeded', { label: 'Result', emptyText: 'Done and failed', alwaysOn: false, choices: results }),
  day('from', 'From', startOfDay),
  day('to', 'To', endOfDay),
];

const Column = DataTable.Col<AuditEntry>;

export const AuditLogList = () => (
  <RecordList<AuditEntry>
    title="Audit log"
    lead="Who logged in, and who read or changed clients’ data. Nobody can edit it, and we keep it for six years (failed logins for 90 days)."
    sort={{ field: 'at', order: 'DESC' }}
    sorts={['at', 'who']}
    filters={filters}
    rowClick={false}
    empty={{ title: 'Nothing Recorded Yet', text: 'Once someone opens a client’s data, it appears here.' }}
    primaryText={whatOf}
    secondaryText={(entry) => [entry.who, clientOf(entry), entry.address].filter(Boolean).join(' · ')}
    tertiaryText={({ at }) => dayAndTime(at)}
  >
    <Column source="at" label="Time" render={({ at }) => dayAndTime(at)} />
    <Column source="who" />
    <Column source="act" label="What" render={whatOf} />
    <Column label="Client" render={clientOf} />
    <Column label="Network address" render={({ address }) => address} />
    <Column label="Actions" render={clientLink} />
  </RecordList>
);

const clientLink = ({ clientId, clientName }: AuditEntry) =>
  clientName !== null && (
    <Link className="nowrap" to={`/clients/${clientId}`} aria-label={`View client ${clientName}`}>
      View client
    </Link>
  );

function whatOf(entry: AuditEntry): string {
  const { act, detail, succeeded } = entry;
  const what = [auditRecord(entry), detail && `(${detail})`].filter(Boolean).join(' ');
  return `${auditActions[act]}${what && `: ${what}`}${succeeded ? '' : ' – failed'}`;
}

const clientOf = ({ clientId, clientName }: AuditEntry): string =>
  clientName ?? (clientId === null ? '' : `Number ${clientId}`);
