import { endOfDay, startOfDay } from '@practice/contract/clock';
import {
  type ConsultationRequest,
  requestStates,
  serviceLabel,
  services,
} from '@practice/contract/consultation-requests';
import { tableDate } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import { DataTable, List, SimpleList } from 'react-admin';
import { RequestBadge } from '../badges/Badges.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ChoiceInput } from '../list/ChoiceInput.tsx';
import { DayInput } from '../list/DayInput.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { SearchInput } from '../list/SearchInput.tsx';
import { ShowDialog } from '../list/ShowDialog.tsx';
import { useIsNarrow } from '../list/useIsNarrow.ts';
import { dialogAddress, ViewDetails } from '../list/ViewDetails.tsx';
import { ReplyClock } from './ReplyClock.tsx';
import { RequestDetails } from './RequestDetails.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, company, email or message" />,
  <ChoiceInput key="state" source="state" emptyText="All states" alwaysOn choices={requestStates} />,
  <ChoiceInput key="service" source="service" emptyText="All services" choices={services} />,
  <DayInput key="from" source="createdFrom" label="From" instantOf={startOfDay} />,
  <DayInput key="to" source="createdTo" label="To" instantOf={endOfDay} />,
];

const Column = DataTable.Col<ConsultationRequest>;

export function ConsultationRequestList() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <PageTitle
        title="Consultation Requests"
        lead={`Everyone who’s asked for a consultation. The clock shows how much is left of the ${practice.replyWithinHours} hours we promise.`}
      />
      <List<ConsultationRequest>
        title={false}
        sort={{ field: 'answeredAt', order: 'ASC' }}
        filters={filters}
        actions={<ListActions sorts={isNarrow ? ['answeredAt', 'createdAt', 'fullName'] : undefined} />}
        empty={
          <EmptyList
            title="No Consultation Requests Yet"
            drawing="M24 76V34h62v42M24 36l31 23 31-23M62 22a22 22 0 0 1 40 20M98 12l3-4M107 22l4.5-2M110 34h5"
            action={<a href={paths.contact}>See the contact page</a>}
          >
            When someone fills out the form on the contact page, they appear here right away, with a clock for
            the {practice.replyWithinHours} hours we promise. You’ll get an email, too.
          </EmptyList>
        }
      >
        {isNarrow ? (
          <SimpleList<ConsultationRequest>
            rowClick={dialogAddress}
            primaryText={nameOf}
            secondaryText={({ companyName, service }) => `${companyName} · ${serviceLabel(service)}`}
            tertiaryText={(request) => <ReplyClock request={request} />}
          />
        ) : (
          <DataTable<ConsultationRequest> rowClick={dialogAddress} bulkActionButtons={false}>
            <Column
              source="fullName"
              label="Name"
              cellClassName="break-anywhere"
              render={(request) =>
                request.state === 'new' ? <strong>{nameOf(request)}</strong> : nameOf(request)
              }
            />
            <Column source="companyName" label="Company" cellClassName="break-anywhere" />
            <Column source="email" label="Email" cellClassName="break-anywhere" render={emailCell} />
            <Column source="service" label="Service" render={({ service }) => serviceLabel(service)} />
            <Column source="createdAt" label="Date" render={({ createdAt }) => tableDate(createdAt)} />
            <Column source="state" label="State" render={({ state }) => <RequestBadge state={state} />} />
            <Column
              source="answeredAt"
              label="Reply"
              render={(request) => <ReplyClock request={request} />}
            />
            <Column label="Actions" field={ViewDetails} />
          </DataTable>
        )}
      </List>
      <ShowDialog<ConsultationRequest>
        noun="request"
        title={({ fullName }) => fullName}
        aside={(request) => <ReplyClock request={request} />}
      >
        {(request) => <RequestDetails request={request} />}
      </ShowDialog>
    </>
  );
}

const nameOf = ({ fullName, isDoubtful }: ConsultationRequest) =>
  isDoubtful ? `${fullName} (may be spam)` : fullName;

function emailCell({ email }: ConsultationRequest) {
  const [mailbox, host] = readableEmail(email).split('@');
  return (
    <>
      {mailbox}
      <wbr />@{host}
    </>
  );
}
