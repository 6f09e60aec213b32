import { Alert, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { greetedName } from '@practice/contract/auth';
import {
  type ConsultationRequest,
  maybeSpam,
  otherFields,
  type RequestState,
  requestStates,
} from '@practice/contract/consultation-requests';
import { dateAndTime } from '@practice/contract/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess, useUpdate } from 'react-admin';
import { Link } from 'react-router';
import { useServices } from '../appointment-form/ServiceInputs.tsx';
import { Details, emailLink, phoneLink, quotedText, telHref } from '../layout/Details.tsx';
import { Notes } from '../notes/Notes.tsx';
import { useSession } from '../session/Session.tsx';
import { replyEmail } from './reply-email.ts';

export function RequestDetails({ request }: { request: ConsultationRequest }) {
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
