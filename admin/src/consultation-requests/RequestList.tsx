import { endOfDay, startOfDay } from '@practice/contract/clock';
import { type ConsultationRequest, requestStates } from '@practice/contract/consultation-requests';
import { tableDate } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import { DataTable } from 'react-admin';
import { useServices } from '../appointment-form/ServiceInputs.tsx';
import { RequestBadge } from '../badges/Badges.tsx';
import { ReplyClock } from '../badges/ReplyClock.tsx';
import { ChoiceInput, choice, day, search } from '../list/filters.tsx';
import { RecordList, ViewDetails } from '../list/RecordList.tsx';
import { ShowDialog } from '../list/ShowDialog.tsx';
import { RequestDetails } from './RequestDetails.tsx';

const filters = [
  search('Name, company, email, phone or message'),
  choice('state', { emptyText: 'All states', choices: requestStates }),
  <RequestedService key="service" source="service" />,
  day('createdFrom', 'From', startOfDay),
  day('createdTo', 'To', endOfDay),
];

const Column = DataTable.Col<ConsultationRequest>;
const emailOf = ({ email }: ConsultationRequest) => readableEmail(email);
const clockOf = (request: ConsultationRequest) => <ReplyClock request={request} />;

export const RequestList = () => (
  <>
    <RecordList<ConsultationRequest>
      title="Consultation Requests"
      lead={`Everyone who’s asked for a consultation. The clock shows how much is left of the ${practice.replyWithinHours} hours we promise.`}
      sort={{ field: 'answeredAt', order: 'ASC' }}
      sorts={['answeredAt', 'createdAt', 'fullName']}
      filters={filters}
      empty={{
        title: 'No Consultation Requests Yet',
        text: `When someone fills out the form on the contact page, they appear here right away, with a clock for the ${practice.replyWithinHours} hours we promise. You’ll get an email, too.`,
      }}
      primaryText={nameOf}
      secondaryText={({ companyName, serviceLabel }) => `${companyName} · ${serviceLabel}`}
      tertiaryText={clockOf}
    >
      <Column source="fullName" label="Name" cellClassName="break-anywhere" render={nameCell} />
      <Column source="companyName" label="Company" cellClassName="break-anywhere" />
      <Column source="email" cellClassName="break-anywhere" render={emailOf} />
      <Column source="service" render={({ serviceLabel }) => serviceLabel} />
      <Column source="createdAt" label="Date" render={({ createdAt }) => tableDate(createdAt)} />
      <Column source="state" render={({ state }) => <RequestBadge state={state} />} />
      <Column source="answeredAt" label="Reply" render={clockOf} />
      <Column label="Actions" field={ViewDetails} />
    </RecordList>
    <ShowDialog<ConsultationRequest> noun="request" title={({ fullName }) => fullName} aside={clockOf}>
      {(request) => <RequestDetails request={request} />}
    </ShowDialog>
  </>
);

/** A filter by what the form has offered, retired services included. */
function RequestedService(props: { source: string }) {
  const { data = [] } = useServices();
  const all = data.map(({ slug, requestLabel }) => ({ value: slug, label: requestLabel ?? '' }));
  const choices = all.filter(({ label }) => label !== '');
  return <ChoiceInput {...props} emptyText="All services" choices={choices} />;
}

const nameOf = ({ fullName, isDoubtful }: ConsultationRequest): string =>
  isDoubtful ? `${fullName} (may be spam)` : fullName;

const nameCell = (request: ConsultationRequest) =>
  request.state === 'new' ? <strong>{nameOf(request)}</strong> : nameOf(request);
