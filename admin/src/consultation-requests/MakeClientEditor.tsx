import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { consultationRequests } from '@practice/contract/routes';
import { createAttempts } from '@practice/ui/form/attempts';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppointmentInputs, NotBooked } from '../appointment-form/AppointmentInputs.tsx';
import { useBookingFailure } from '../appointment-form/useFreeTimes.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { EditorForm, FieldGroup } from '../form/EditorForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { Loading } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { accountOf } from './account-of.ts';
import { clientMadeToast, type Made } from './client-made-toast.ts';
import styles from './MakeClient.module.css';
import { asksNames, checkMakeClient, fieldsFor, makeClientLabels } from './make-client-fields.ts';
import { PersonInputs } from './PersonInputs.tsx';
import { RequestQuote } from './RequestQuote.tsx';
import { useAccount } from './useAccount.ts';

/** The form that makes a client and a first appointment of a request, which is quoted beside it. */
export function MakeClientEditor({ request }: { request: ConsultationRequest }) {
  const [base] = useState(() => fieldsFor(request));
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const [attempts] = useState(createAttempts);
  const form = useAdminForm({
    labels: makeClientLabels,
    values: base,
    check: (typed) => checkMakeClient(typed, client),
    send: async (input): Promise<Made> => ({
      ...(await calls.call(consultationRequests.makeClient, request.id, input, attempts.attemptFor(input))),
      input,
    }),
    async onSent(made) {
      form.leave(`/client-appointments/${made.appointmentId}`, { replace: true });
      toast(clientMadeToast(made, isTheirs));
      const changed = ['consultation-requests', 'client-appointments', 'clients'];
      await Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    },
    onFailure: (error) => explainFailure(error),
  });
  const explainFailure = useBookingFailure(form);
  const { client, error, isLoading } = useAccount(form.watch('email'));
  const isTheirs = accountOf(client) === 'theirs';
  const action = isTheirs ? 'Book appointment' : 'Set up client and appointment';
  const back = { to: `/consultation-requests/${request.id}`, label: 'Back to the request' };
  return (
    <Page
      title="Set up client and appointment"
      back={back}
      lead={
        isTheirs
          ? 'We book the appointment and mark the request as Booked.'
          : 'We open an account, email a link to choose a password, book the appointment, and mark the request as Booked.'
      }
    >
      <div className={styles.page}>
        <RequestQuote request={request} />
        {/* Only at first: the form needs to know whether to ask for names. */}
        {isLoading && !form.formState.isDirty ? (
          <Loading />
        ) : (
          <EditorForm
            form={form}
            leaveWarning="Nothing’s booked yet. If you leave, what you typed is lost."
            save={[action, 'Booking…']}
            onCancel={() => form.leave(back.to, { replace: true })}
          >
            <FieldGroup legend="Client">
              <AccountNotice client={client} error={error} />
              <PersonInputs field={form.field} asksNames={asksNames(client)} asksPhone={!isTheirs} />
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
