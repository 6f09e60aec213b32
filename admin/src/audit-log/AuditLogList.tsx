import { type AuditEntry, auditActions, auditRecord, type auditSorts } from '@practice/contract/audit-log';
import { dayAndTime } from '@practice/contract/format';
import { endOfDay, startOfDay } from '@practice/contract/practice-time';
import { Link } from 'react-router';
import { LinkButton } from '../layout/LinkButton.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { type ListSection, yesOrNo } from '../list/list-section.ts';

const section: ListSection<AuditEntry, (typeof auditSorts)[number]> = {
  resource: 'audit-log',
  title: 'Audit log',
  lead: 'Who logged in, and who read or changed clients’ data. Nobody can edit it, and we keep it for six years (failed logins for 90 days).',
  name: 'Audit log',
  noun: ['entry', 'entries'],
  nameOf: whatOf,
  search: 'Person, client, record or network address',
  filters: [
    {
      name: 'act',
      label: 'What',
      options: Object.entries(auditActions).map(([value, label]) => ({ value, label })),
      all: 'Everything',
    },
    { name: 'succeeded', label: 'Result', options: yesOrNo('Done', 'Failed'), all: 'Done and failed' },
    { name: 'from', label: 'From', instantOf: startOfDay },
    { name: 'to', label: 'To', instantOf: endOfDay },
  ],
  orders: [
    { label: 'Newest first', field: 'at', order: 'DESC' },
    { label: 'Oldest first', field: 'at', order: 'ASC' },
    { label: 'Person', field: 'who', order: 'ASC' },
  ],
  columns: [
    { label: 'Time', sort: 'at', width: '12rem', cell: ({ at }) => dayAndTime(at) },
    { label: 'Who', sort: 'who', cell: ({ who }) => who },
    { label: 'What', sort: 'act', cell: whatOf },
    { label: 'Client', cell: clientOf },
    { label: 'Network address', width: '10rem', cell: ({ address }) => address },
  ],
  card: (entry) => ({
    title: whatOf(entry),
    text: (
      <>
        <p>{entry.who}</p>
        <p>{clientOf(entry)}</p>
        <p>{entry.address}</p>
      </>
    ),
    foot: dayAndTime(entry.at),
  }),
  rowActions: ({ clientId, clientName }) =>
    clientName !== null && (
      <Link className="nowrap" to={`/clients/${clientId}`} aria-label={`View client ${clientName}`}>
        View client
      </Link>
    ),
  empty: {
    title: 'Nothing Recorded Yet',
    drawing: 'M34 12h44l12 12v52H34zM78 12v12h12M46 38h32M46 50h32M46 62h20',
    text: 'Once someone opens a client’s data, it appears here.',
    action: (
      <LinkButton variant="secondary" to="/clients">
        See the clients
      </LinkButton>
    ),
  },
};

export const AuditLogList = () => <ListPage section={section} />;

function whatOf(entry: AuditEntry): string {
  const { act, detail, succeeded } = entry;
  const what = [auditRecord(entry), detail && `(${detail})`].filter(Boolean).join(' ');
  return `${auditActions[act]}${what && `: ${what}`}${succeeded ? '' : ' – failed'}`;
}

function clientOf({ clientId, clientName }: AuditEntry): string {
  return clientName ?? (clientId === null ? '' : `Number ${clientId}`);
}
