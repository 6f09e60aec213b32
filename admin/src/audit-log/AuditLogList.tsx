import { Button } from '@mui/material';
import { type AuditEntry, auditActions, auditRecord } from '@practice/contract/audit-log';
import { endOfDay, startOfDay } from '@practice/contract/clock';
import { dayAndTime } from '@practice/contract/format';
import { DataTable, List, SimpleList } from 'react-admin';
import { Link } from 'react-router';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ChoiceInput } from '../list/ChoiceInput.tsx';
import { yesOrNo } from '../list/choices.ts';
import { DayInput } from '../list/DayInput.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { SearchInput } from '../list/SearchInput.tsx';
import { useIsNarrow } from '../list/useIsNarrow.ts';

const actions = Object.entries(auditActions).map(([value, label]) => ({ value, label }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Person, client, record or network address" />,
  <ChoiceInput key="act" source="act" label="What" emptyText="Everything" alwaysOn choices={actions} />,
  <ChoiceInput
    key="succeeded"
    source="succeeded"
    label="Result"
    emptyText="Done and failed"
    choices={yesOrNo('Done', 'Failed')}
  />,
  <DayInput key="from" source="from" label="From" instantOf={startOfDay} />,
  <DayInput key="to" source="to" label="To" instantOf={endOfDay} />,
];

const Column = DataTable.Col<AuditEntry>;

export function AuditLogList() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <PageTitle
        title="Audit log"
        lead="Who logged in, and who read or changed clients’ data. Nobody can edit it, and we keep it for six years (failed logins for 90 days)."
      />
      <List<AuditEntry>
        title={false}
        sort={{ field: 'at', order: 'DESC' }}
        filters={filters}
        actions={<ListActions sorts={isNarrow ? ['at', 'who'] : undefined} />}
        empty={
          <EmptyList
            title="Nothing Recorded Yet"
            drawing="M34 12h44l12 12v52H34zM78 12v12h12M46 38h32M46 50h32M46 62h20"
            action={
              <Button component={Link} variant="outlined" to="/clients">
                See the clients
              </Button>
            }
          >
            Once someone opens a client’s data, it appears here.
          </EmptyList>
        }
      >
        {isNarrow ? (
          <SimpleList<AuditEntry>
            rowClick={false}
            primaryText={whatOf}
            secondaryText={(entry) => [entry.who, clientOf(entry), entry.address].filter(Boolean).join(' · ')}
            tertiaryText={({ at }) => dayAndTime(at)}
          />
        ) : (
          <DataTable<AuditEntry> rowClick={false} bulkActionButtons={false}>
            <Column source="at" label="Time" render={({ at }) => dayAndTime(at)} />
            <Column source="who" label="Who" />
            <Column source="act" label="What" render={whatOf} />
            <Column label="Client" render={clientOf} />
            <Column label="Network address" render={({ address }) => address} />
            <Column label="Actions" render={clientLink} />
          </DataTable>
        )}
      </List>
    </>
  );
}

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

function clientOf({ clientId, clientName }: AuditEntry): string {
  return clientName ?? (clientId === null ? '' : `Number ${clientId}`);
}
