import { clientInput } from '@practice/contract/clients';
import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { dateAndTime } from '@practice/contract/format';
import { consultationRequests } from '@practice/contract/routes';
import { TextField } from '@practice/ui/Field';
import { createAttempts } from '@practice/ui/form/attempts';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { safeParse } from 'valibot';
import { AppointmentInputs, NotBooked } from '../appointment-form/AppointmentInputs.tsx';
import { useBookingFailure } from '../appointment-form/useFreeTimes.ts';
import { useClients } from '../client-field/useClients.ts';
import { EditorForm, FieldGroup } from '../form/EditorForm.tsx';
import { EditPage } from '../form/EditPage.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { useDebounced } from '../form/useDebounced.ts';
import { Loading } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { clientSetUpToast, type SentClientSetUp } from './client-set-up-toast.ts';
import styles from './SetUpClient.module.css';
import {
  accountState,
  checkSetUpClient,
  fieldsFromRequest,
  mustAskNames,
  setUpClientLabels,
} from './set-up-client-fields.ts';

export function SetUpClientPage() {
  return (
    <EditPage<ConsultationRequest>
      resource="consultation-requests"
      noun="request"
      title="Set up client and appointment"
      missing={{
        title: 'This request doesn’t exist',
        sentence: 'There may be a typo in the link, or the request was deleted. The list shows all of them.',
      }}
      back="All requests"
    >
      {(request) => <SetUpClientForm request={request} />}
    </EditPage>
  );
}

function SetUpClientForm({ request }: { request: ConsultationRequest }) {
  const [attempts] = useState(createAttempts);
  const form = useAdminForm({
    labels: setUpClientLabels,
    values: fieldsFromRequest(request),
    check: (typed) => checkSetUpClient(typed, client),
    send: async (input, calls): Promise<SentClientSetUp> => ({
      ...(await calls.call(consultationRequests.setUpClient, request.id, input, attempts.attemptFor(input))),
      input,
    }),
    onSent(answer) {
      form.leave(`/client-appointments/${answer.appointmentId}`, { replace: true });
      toast(clientSetUpToast(answer));
    },
    onFailure: (error) => explainFailure(error),
  });
  const explainFailure = useBookingFailure(form);
  const { client, error, isLoading } = useAccount(form.watch('email'));
  const isAccountInUse = accountState(client) === 'active';
  const action = isAccountInUse ? 'Book appointment' : 'Set up client and appointment';
  const back = { to: `/consultation-requests/${request.id}`, label: 'Back to the request' };
  return (
    <Page
      title="Set up client and appointment"
      back={back}
      lead={
        isAccountInUse
          ? 'We book the appointment and mark the request as Booked.'
          : 'We create an account, email a link to choose a password, book the appointment, and mark the request as Booked.'
      }
    >
      <div className={`stack align-start ${styles.page}`}>
        <RequestQuote request={request} />
        {/* The form waits for the first search only, which says whether to ask for names. */}
        {isLoading && !form.formState.isDirty ? (
          <Loading />
        ) : (
          <EditorForm
            form={form}
            leaveWarning="Nothing’s booked yet. If you leave, you’ll lose what you typed."
            save={[action, 'Booking…']}
            onCancel={() => form.leave(back.to, { replace: true })}
          >
            <FieldGroup legend="Client">
              <AccountNotice client={client} error={error} />
              {mustAskNames(client) && (
                <div className="columns gap-4 pair">
                  <TextField {...form.field('firstName')} autoComplete="off" />
                  <TextField {...form.field('lastName')} autoComplete="off" />
                </div>
              )}
              <div className="columns gap-4 pair">
                <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="off" />
                {!isAccountInUse && (
                  <TextField {...form.field('phone')} type="tel" inputMode="tel" autoComplete="off" />
                )}
              </div>
            </FieldGroup>
            <FieldGroup legend="Appointment">
              <AppointmentInputs form={form} />
            </FieldGroup>
            <NotBooked sentence={form.formState.errors.root?.message} />
          </EditorForm>
        )}
      </div>
    </Page>
  );
}

function RequestQuote({ request }: { request: ConsultationRequest }) {
  const { fullName, companyName, service, message, createdAt } = request;
  return (
    <aside className={`box stack padded-4 break-anywhere ${styles.quote}`} aria-labelledby="quote-heading">
      <h2 id="quote-heading">{fullName} asked for</h2>
      <p className="text-strong">{serviceLabel(service)}</p>
      {message ? <blockquote className="quoted">{message}</blockquote> : <p>They didn’t write a message.</p>}
      <p className="text-sm text-soft">
        {companyName} · {dateAndTime(createdAt)}
      </p>
    </aside>
  );
}

function useAccount(typed: string) {
  const { success, output } = safeParse(clientInput.entries.email, useDebounced(typed));
  const { data, error, isLoading } = useClients(success ? { email: output } : {}, success);
  return { client: success ? data?.[0] : undefined, error, isLoading };
}
