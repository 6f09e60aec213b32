import { adminAppointmentInput } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import type { Client } from '@practice/contract/clients';
import { adminAppointments } from '@practice/contract/routes';
import { createAttempts } from '@practice/ui/form/attempts';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { AppointmentInputs } from '../appointment-form/AppointmentInputs.tsx';
import {
  type AppointmentFields,
  appointmentLabels,
  emptyAppointment,
  timeOf,
} from '../appointment-form/appointment-fields.ts';
import { emailed } from '../appointment-form/emailed.ts';
import { NotBooked } from '../appointment-form/NotBooked.tsx';
import { useBookingFailure } from '../appointment-form/useFreeTimes.ts';
import { ClientField } from '../client-field/ClientField.tsx';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { EditorForm } from '../form/EditorForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { bookedFor, resource } from './appointment-words.ts';
import { afterBooking, returnLink } from './return-link.ts';

interface Fields extends AppointmentFields {
  /** 0 until a client is chosen. */
  userId: number;
}

const labels = { userId: 'Client', ...appointmentLabels };

interface NewAppointmentFormProps {
  /** The client who is chosen at first. */
  client: Client | undefined;
  search: URLSearchParams;
}

export function NewAppointmentForm({ client, search }: NewAppointmentFormProps) {
  const [base] = useState<Fields>(() => ({
    ...emptyAppointment,
    userId: client?.id ?? 0,
    appointmentDate: search.get('day') ?? '',
    appointmentTime: search.get('time') ?? '',
  }));
  const [chosen, setChosen] = useState(client);
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const [attempts] = useState(createAttempts);
  const form = useAdminForm({
    labels,
    values: base,
    check: (typed) => check(adminAppointmentInput, { ...typed, ...timeOf(typed) }),
    send: (input) => calls.call(adminAppointments.create, input, attempts.attemptFor(input)),
    async onSent(booked) {
      form.leave(afterBooking(search, booked), { replace: true });
      toast({
        title: 'Appointment booked',
        description: `${bookedFor(booked)} ${emailed(booked, booked.user, 'now')}`,
      });
      await queries.invalidateQueries({ queryKey: [resource] });
    },
    onFailure: (error) => explainFailure(error),
  });
  const explainFailure = useBookingFailure(form);
  const who = useController({ control: form.control, name: 'userId' });

  return (
    <EditorForm
      form={form}
      leaveWarning="Nothing’s booked yet. If you leave, what you typed is lost."
      save={['Book appointment', 'Booking…']}
      onCancel={() => form.leave(returnLink(search).to, { replace: true })}
    >
      <ClientField
        id="field-userId"
        error={form.errorOf('userId')}
        chosen={chosen}
        onBlur={who.field.onBlur}
        onChoose={(one) => {
          setChosen(one);
          who.field.onChange(one?.id ?? 0);
        }}
      />
      <AppointmentInputs form={form} />
      <NotBooked sentence={form.formState.errors.root?.message} />
    </EditorForm>
  );
}
