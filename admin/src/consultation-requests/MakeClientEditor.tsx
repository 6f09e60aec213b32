import type { RequestToClientInput } from '@practice/contract/clients';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { consultationRequests } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { AppointmentInputs } from '../appointment-form/AppointmentInputs.tsx';
import { NotBooked } from '../appointment-form/NotBooked.tsx';
import { useBookingFailure } from '../appointment-form/useFreeTimes.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { EditorForm, FieldGroup } from '../form/EditorForm.tsx';
import { resolved } from '../form/field-errors.ts';
import { isSame } from '../form/fields.ts';
import { useAttempt } from '../form/useAttempt.ts';
import { useSaving } from '../form/useSaving.ts';
import { Loading } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { accountOf } from './account-of.ts';
import { clientMadeToast, type Made } from './client-made-toast.ts';
import styles from './MakeClient.module.css';
import {
  asksNames,
  checkMakeClient,
  fieldsFor,
  type MakeClientFields,
  makeClientFields,
} from './make-client-fields.ts';
import { PersonInputs } from './PersonInputs.tsx';
import { RequestQuote } from './RequestQuote.tsx';
import { useAccount } from './useAccount.ts';

/** The account and the first appointment of who asked, with their words beside it. */
export function MakeClientEditor({ request }: { request: ConsultationRequest }) {
  const [base] = useState(() => fieldsFor(request));
  const isLeaving = useRef(false);
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const attemptOf = useAttempt();
  const form = useForm<MakeClientFields, unknown, RequestToClientInput>({
    defaultValues: base,
    mode: 'onTouched',
    resolver: (typed) => resolved(checkMakeClient(typed, client)),
  });
  const { client, error, isLoading } = useAccount(form.watch('email'));
  const isTheirs = accountOf(client) === 'theirs';
  const action = isTheirs ? 'Book appointment' : 'Set up client and appointment';
  const back = { to: `/consultation-requests/${request.id}`, label: 'Back to the request' };
  const saving = useSaving({
    form,
    fields: makeClientFields,
    save: async (input): Promise<Made> => ({
      ...(await calls.call(consultationRequests.makeClient, request.id, input, attemptOf(input))),
      input,
    }),
    onFailure: useBookingFailure(form),
  });

  async function make() {
    if (isLeaving.current) return;
    const made = await saving.submit();
    if (!made) return;
    leave(`/client-appointments/${made.appointmentId}`);
    toast(clientMadeToast(made, isTheirs));
    const changed = ['consultation-requests', 'client-appointments', 'clients'];
    await Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  }

  function leave(to: string) {
    isLeaving.current = true;
    navigate(to, { replace: true });
  }

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
        {/* At first only: whether names are asked for is known before anybody can type. */}
        {isLoading && !form.formState.isDirty ? (
          <Loading />
        ) : (
          <FormProvider {...form}>
            <EditorForm
              form={form}
              fields={makeClientFields}
              isSignedOut={saving.isSignedOut}
              onSubmit={make}
              onSaveKey={make}
              isUnsaved={() => !isLeaving.current && !isSame(makeClientFields, form.getValues(), base)}
              leaveWarning="Nothing’s booked yet. If you leave, what you typed is lost."
              buttons={
                <>
                  <Button type="submit" busy={saving.isSaving && 'Booking…'}>
                    {action}
                  </Button>
                  <Button variant="secondary" onClick={() => leave(back.to)}>
                    Cancel
                  </Button>
                </>
              }
            >
              <FieldGroup legend="Client">
                <AccountNotice client={client} error={error} />
                <PersonInputs asksNames={asksNames(client)} asksPhone={!isTheirs} />
              </FieldGroup>
              <FieldGroup legend="Appointment">
                <AppointmentInputs />
              </FieldGroup>
              <NotBooked />
            </EditorForm>
          </FormProvider>
        )}
      </div>
    </Page>
  );
}
