import { Alert, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { greetedName } from '@practice/contract/auth';
import { endOfDay, startOfDay } from '@practice/contract/clock';
import {
  type ConsultationRequest,
  maybeSpam,
  otherFields,
  type RequestState,
  requestStates,
} from '@practice/contract/consultation-requests';
import { dateAndTime, tableDate } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess, DataTable, useUpdate } from 'react-admin';
import { Link } from 'react-router';
import { useServices } from '../appointment-form/ServiceInputs.tsx';
import { RequestBadge } from '../badges/Badges.tsx';
import { ReplyClock } from '../badges/ReplyClock.tsx';
import { Details, emailLink, phoneLink, quotedText, telHref } from '../layout/Details.tsx';
import { ChoiceInput, choice, day, search } from '../list/filters.tsx';
import { RecordList, ViewDetails } from '../list/RecordList.tsx';
import { ShowDialog } from '../list/ShowDialog.tsx';
import { Notes } from '../notes/Notes.tsx';
import { useSession } from '../session/Session.tsx';
import { replyEmail } from './reply-email.ts';

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

/** Includes retired services. */
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

function RequestDetails({ request }: { request: ConsultationRequest }) {
  const { id, fullName, companyName, email, phone, serviceLabel, message, createdAt, isDoubtful } = request;
  return (
    <Details
      fields={{
        'Full Name': fullName,
        Company: companyName,
        'Service Requested': serviceLabel,
        'Contact Information': [emailLink(email), phone && phoneLink(phone)],
        'Additional Message': message && quotedText(message),
        ...Object.fromEntries(otherFields().map(({ name, label }) => [label, request[name]])),
        Submitted: [dateAndTime(createdAt), isDoubtful && maybeSpam],
      }}
    >
      <Reply request={request} />
      <Button variant="outlined" component={Link} to={`/consultation-requests/${id}/client`}>
        Set up client and appointment
      </Button>
      <StateChoice request={request} />
      <CanAccess action="list" resource="notes">
        <Notes resource="consultation-requests" id={id} />
      </CanAccess>
    </Details>
  );
}

function Reply({ request }: { request: ConsultationRequest }) {
  const { phone, state } = request;
  const [isAnswering, setIsAnswering] = useState(false);
  const { change, isPending, error } = useStateChange(request);
  const reply = replyEmail(request, greetedName(useSession()), useServices().data);
  const begin = () => setIsAnswering(true);
  return (
    <section className="stack" aria-label="Reply">
      <div className="cluster">
        <Button variant="contained" href={reply} onClick={begin}>
          Reply by email
        </Button>
        {phone && (
          <Button variant="outlined" href={telHref(phone)} onClick={begin}>
            Call
          </Button>
        )}
      </div>
      {isAnswering && state === 'new' && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button size="small" loading={isPending} onClick={() => change('contacted')}>
              Mark as contacted
            </Button>
          }
        >
          Done? Then stop the clock.
          {error && <p>Not changed. {error.message}</p>}
        </Alert>
      )}
    </section>
  );
}

function StateChoice({ request }: { request: ConsultationRequest }) {
  const { change, isPending, isSuccess, error } = useStateChange(request);
  return (
    <section className="stack gap-2" aria-labelledby="state-heading">
      <div className="cluster between baseline">
        <h3 id="state-heading">State</h3>
        <Typography variant="caption" color={error ? 'error' : 'textSecondary'} role="status">
          {isPending && 'Saving…'}
          {error && `Not changed. ${error.message}`}
          {isSuccess && 'Saved'}
        </Typography>
      </div>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby="state-heading"
        value={request.state}
        onChange={(_, state) => state && change(state)}
      >
        {requestStates.map(({ value, label }) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </section>
  );
}

function useStateChange(request: ConsultationRequest) {
  const queries = useQueryClient();
  const [update, mutation] = useUpdate<ConsultationRequest>(
    'consultation-requests',
    { id: request.id, previousData: request },
    { onSuccess: () => queries.invalidateQueries() },
  );
  return { ...mutation, change: (state: RequestState) => update(undefined, { data: { state } }) };
}
