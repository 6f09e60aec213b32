import { adminAppointmentInput } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import type { Client } from '@practice/contract/clients';
import { adminAppointments } from '@practice/contract/routes';
import { createAttempts } from '@practice/ui/form/attempts';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { AppointmentInputs, NotBooked } from '../appointment-form/AppointmentInputs.tsx';
import { appointmentLabels, emptyAppointment, timeOf } from '../appointment-form/appointment-fields.ts';
import { useBookingFailure } from '../appointment-form/useFreeTimes.ts';
import { ClientField } from '../client-field/ClientField.tsx';
import { ForClient } from '../client-field/ForClient.tsx';
import { EditorForm } from '../form/EditorForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { Page } from '../layout/Page.tsx';
import { showBooked } from './appointment-calls.ts';
import { afterBooking, returnLink } from './return-link.ts';

export function NewAppointmentPage() {
  const [search] = useSearchParams();
  return (
    <Page title="New appointment" back={returnLink(search)} lead="Any open time, even outside your hours.">
      <ForClient>{(client) => <NewAppointmentForm client={client} />}</ForClient>
    </Page>
  );
}

function NewAppointmentForm({ client }: { client: Client | undefined }) {
  const [search] = useSearchParams();
  const [attempts] = useState(createAttempts);
  const form = useAdminForm({
    labels: { userId: 'Client', ...appointmentLabels },
    values: {
      ...emptyAppointment,
      userId: client?.id ?? 0,
      appointmentDate: search.get('day') ?? '',
      appointmentTime: search.get('time') ?? '',
    },
    check: (typed) => check(adminAppointmentInput, { ...typed, ...timeOf(typed) }),
    send: (input, calls) => calls.call(adminAppointments.create, input, attempts.attemptFor(input)),
    onSent(booked) {
      form.leave(afterBooking(search, booked), { replace: true });
      showBooked('Appointment booked', booked, 'now');
    },
    onFailure: (error) => explainFailure(error),
  });
  const explainFailure = useBookingFailure(form);
  const { field } = useController({ control: form.control, name: 'userId' });

  return (
    <EditorForm
      form={form}
      leaveWarning="Nothing’s booked yet. If you leave, you’ll lose what you typed."
      save={['Book appointment', 'Booking…']}
      onCancel={() => form.leave(returnLink(search).to, { replace: true })}
    >
      <ClientField field={field} error={form.errorOf('userId')} initial={client} />
      <AppointmentInputs form={form} />
      <NotBooked sentence={form.formState.errors.root?.message} />
    </EditorForm>
  );
}
