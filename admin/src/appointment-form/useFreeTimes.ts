import { adminAppointmentInput } from '@practice/contract/appointments';
import { appointments } from '@practice/contract/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { is } from 'valibot';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import type { TimeFields } from './appointment-fields.ts';

// With the appointments, so that the times are asked for again whenever one of those changes.
const keyOf = (date: string) => ['client-appointments', 'free-times', date];

/** The practice's usual times that are free on a day; none are asked for until the date is whole. */
export function useFreeTimes(date: string) {
  const calls = useCallsInPlace();
  const isDay = is(adminAppointmentInput.entries.appointmentDate, date);
  const query = useQuery<readonly string[], CallError>({
    queryKey: keyOf(date),
    queryFn: async () =>
      (await calls.call(appointments.availability, { date }))
        .filter(({ available }) => available)
        .map(({ time }) => time),
    enabled: isDay,
  });
  return { ...query, isDay };
}

type Refusable = Pick<UseFormReturn<TimeFields>, 'setError'> & {
  getValues: (name: 'appointmentDate') => string;
};

/** Says at the time that it is taken, and offers what the server answered that is free instead. */
export function useTakenTime({ setError, getValues }: Refusable) {
  const queries = useQueryClient();
  return ({ message, freeTimes }: CallError) => {
    queries.setQueryData(keyOf(getValues('appointmentDate')), freeTimes);
    setError('appointmentTime', { type: 'server', message }, { shouldFocus: true });
  };
}

/** Says why a new appointment was not booked: at the time, or above the buttons where no field is to blame. */
export function useBookingFailure(form: Refusable) {
  const offerOthers = useTakenTime(form);
  return (error: CallError) => {
    const isAtField = Object.keys(error.body.errors).length > 0;
    if (error.status === 409) offerOthers(error);
    else if (!isAtField && error.status !== 401)
      form.setError('root', { type: 'server', message: error.message });
  };
}
