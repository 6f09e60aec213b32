import { Alert, Card } from '@mui/material';
import type { Client, RequestToClientInput } from '@practice/contract/clients';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { dateAndTime, dayInSentence, withOn } from '@practice/contract/format';
import { consultationRequests } from '@practice/contract/routes';
import { emailAddress } from '@practice/contract/text';
import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';
import { useState } from 'react';
import { TextInput, useDebouncedEvent, useGetList } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { safeParse } from 'valibot';
import { AppointmentInputs, useShowFreeTimes } from '../appointment-form/AppointmentInputs.tsx';
import { PaidWithInput, ServiceInput, useServices } from '../appointment-form/ServiceInputs.tsx';
import { EmailInput, NameInputs } from '../client-field/ContactInputs.tsx';
import { useDraft } from '../form/KeepDraft.tsx';
import { FieldGroup, RecordForm } from '../form/RecordForm.tsx';
import { ShowPage } from '../form/record-pages.tsx';
import { useSubmit } from '../form/useSaving.ts';
import { Loading } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Section } from '../layout/Section.tsx';
import { WithInput } from '../practitioner-field/WithInput.tsx';
import {
  checkSetUpClient,
  clientSetUpMessage,
  fieldsFromRequest,
  isKnown,
  mustAskNames,
  whoseAddress,
} from './set-up-client-fields.ts';

const missing = {
  title: 'This request doesn’t exist',
  sentence: 'There may be a typo in the link, or the request was deleted. The list shows all of them.',
};

const list = { to: '/consultation-requests', label: 'All requests' };

export const SetUpClient = () => (
  <ShowPage<ConsultationRequest> noun="request" missing={missing} back={list}>
    {(request) => <SetUpForm request={request} />}
  </ShowPage>
);

function SetUpForm({ request }: { request: ConsultationRequest }) {
  const [email, setEmail] = useState(request.email);
  const search = useDebouncedEvent(setEmail, 300);
  const { client, error, isLoading } = useAccount(email);
  const { data: services, isPending } = useServices();
  const [keys] = useState(createIdempotencyKeys);
  const draft = useDraft();
  const navigate = useNavigate();
  const showFreeTimes = useShowFreeTimes();
  const params = { id: request.id };
  const setUp = useSubmit({
    send: (body: RequestToClientInput, calls) =>
      calls.call(consultationRequests.setUpClient, { params, body, idempotencyKey: keys.keyFor(body) }),
    onSaved({ appointmentId }) {
      draft.keep();
      navigate(`/client-appointments/${appointmentId}`, { replace: true });
    },
    done: (answer, input) => clientSetUpMessage({ ...answer, input }),
    failed: 'Not booked',
    onRefused: showFreeTimes,
  });
  const back = { to: `/consultation-requests/${request.id}`, label: 'Back to the request' };
  return (
    <>
      <PageTitle
        title="Set up client and appointment"
        back={back}
        lead={
          isKnown(client)
            ? 'We book the appointment and mark the request as Booked.'
            : 'We create an account, email a link to choose a password, book the appointment, and mark the request as Booked.'
        }
      />
      <div className="stack gap-5 main-and-side align-start">
        <RequestQuote request={request} />
        <Card>
          {/* The form waits for the services, and for the first search only, which says whether to ask for names. */}
          {isPending || (isLoading && email === request.email) ? (
            <Loading />
          ) : (
            <RecordForm
              check={(typed: ReturnType<typeof fieldsFromRequest>) => checkSetUpClient(typed, client)}
              record={fieldsFromRequest(request, services)}
              onSubmit={setUp}
              save={isKnown(client) ? 'Book appointment' : 'Set up client and appointment'}
              cancelTo={back.to}
            >
              <FieldGroup legend="Client">
                <AccountNotice client={client} error={error} />
                {mustAskNames(client) && <NameInputs />}
                <div className="columns gap-5 pair">
                  <EmailInput onChange={({ target }) => search(target.value)} />
                  {!isKnown(client) && <TextInput source="phone" type="tel" />}
                </div>
              </FieldGroup>
              <FieldGroup legend="Appointment">
                <ServiceInput />
                <WithInput />
                <PaidWithInput client={client} />
                <AppointmentInputs />
              </FieldGroup>
            </RecordForm>
          )}
        </Card>
      </div>
    </>
  );
}

function RequestQuote({ request }: { request: ConsultationRequest }) {
  const { fullName, companyName, serviceLabel, message, createdAt } = request;
  return (
    <Section heading={`${fullName} asked for`} sx={{ order: { lg: 1 }, position: { lg: 'sticky' }, top: 20 }}>
      <strong>{serviceLabel}</strong>
      {message ? <blockquote className="quoted">{message}</blockquote> : <p>They didn’t write a message.</p>}
      <p className="text-soft">
        {companyName} · {dateAndTime(createdAt)}
      </p>
    </Section>
  );
}

function useAccount(typed: string) {
  const { success, output } = safeParse(emailAddress(), typed);
  const { data, error, isLoading } = useGetList<Client>(
    'clients',
    { filter: { email: output }, sort: { field: 'id', order: 'ASC' } },
    { enabled: success },
  );
  return { client: success ? whoseAddress(data) : undefined, error, isLoading };
}

const AccountNotice = ({ client, error }: { client: Client | undefined; error: Error | null }) => (
  <>
    {error && (
      <Alert severity="warning" role="status">
        We couldn’t check whether this address has an account. {error.message}
      </Alert>
    )}
    {client && (
      <Alert severity={isKnown(client) ? 'info' : 'warning'} role="status">
        {whoseItIs(client)}{' '}
        <Link to={`/clients/${client.id}`}>See the {client.hasLogin ? 'account' : 'client'}</Link>
        {isKnown(client) && client.invitedAt && !client.emailConfirmed && (
          <p>
            They haven’t chosen a password yet. We last sent them the link{' '}
            {withOn(dayInSentence(client.invitedAt))}.
          </p>
        )}
      </Alert>
    )}
  </>
);

function whoseItIs(client: Client): string {
  if (!isKnown(client))
    return 'Someone created an account with this address but never confirmed it. The account starts over with the names below, and only the link we email opens it.';
  return client.hasLogin
    ? `${client.name} already has an account. We’ll add the appointment to it.`
    : `This is the address of ${client.name}, who has no account. We’ll book the appointment for them.`;
}
