import { practiceBooking } from '@practice/contract/admin-appointments';
import type { AdminAppointment, Emails } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { visitTimeOf } from '@practice/contract/clock';
import { useNavigate, useSearchParams } from 'react-router';
import {
  AppointmentInputs,
  newAppointment,
  useShowFreeTimes,
} from '../appointment-form/AppointmentInputs.tsx';
import { PaidWithInput, ServiceInput } from '../appointment-form/ServiceInputs.tsx';
import { ClientInput, clientIn } from '../client-field/ClientInput.tsx';
import { CreatePage } from '../form/record-pages.tsx';
import type { SavingOptions } from '../form/useSaving.ts';
import { practitionerIn, WithInput, withChosen } from '../practitioner-field/WithInput.tsx';
import { useShowBooked } from './appointment-calls.ts';

export function NewAppointment() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const showBooked = useShowBooked();
  const showFreeTimes = useShowFreeTimes();
  const saving: SavingOptions<AdminAppointment & Emails> = {
    onSaved(booked) {
      navigate(afterBooking(search, booked), { replace: true });
      showBooked('Appointment booked', booked, 'now');
    },
    failed: 'Not booked',
    onRefused(error, { data = {} }) {
      showFreeTimes(error, data);
      return error.errors.length > 0;
    },
  };

  return (
    <CreatePage
      title="New appointment"
      back={returnLink(search)}
      lead="Any open time, even outside your hours."
      check={(typed: typeof newAppointment) => check(practiceBooking, withChosen(typed))}
      defaultValues={{
        ...newAppointment,
        userId: clientIn(search),
        practitionerIds: practitionerIn(search),
        ...(search.has('day') && visitTimeOf(`${search.get('day')}T${search.get('time') ?? ''}`)),
      }}
      saving={saving}
      save="Book appointment"
    >
      <ServiceInput />
      <WithInput />
      <ClientInput />
      <PaidWithInput />
      <AppointmentInputs />
    </CreatePage>
  );
}

export function returnLink(search: URLSearchParams): { to: string; label: string } {
  const client = clientIn(search);
  if (client) return { to: `/clients/${client}`, label: 'Back to the client' };
  const day = search.get('day') ?? search.get('week');
  if (day) return { to: calendarAt(day, search), label: 'Calendar' };
  return { to: '/client-appointments', label: 'All appointments' };
}

export function afterBooking(search: URLSearchParams, booked: { id: number; appointmentDate: string }) {
  if (clientIn(search)) return returnLink(search).to;
  if (search.has('day') || search.has('week')) return calendarAt(booked.appointmentDate, search);
  return `/client-appointments/${booked.id}`;
}

function calendarAt(day: string, search: URLSearchParams): string {
  const [range, practitioner] = [search.get('range'), search.get('only')];
  const shown = { day, ...(range && { range }), ...(practitioner && { practitioner }) };
  return `/client-appointments/calendar?${new URLSearchParams(shown)}`;
}
