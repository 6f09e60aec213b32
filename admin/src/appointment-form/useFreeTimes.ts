import { adminAppointmentInput } from '@practice/contract/appointments';
import { appointments } from '@practice/contract/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { is } from 'valibot';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';
import type { TimeFields } from './appointment-fields.ts';

const keyOf = (date: string) => ['free-times', date];

export function useFreeTimes(date: string) {
  const calls = useCallsWithoutRedirect();
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

type TimeForm = Pick<UseFormReturn<TimeFields>, 'setError'> & {
  getValues: (name: 'appointmentDate') => string;
};

export function useTimeTakenError({ setError, getValues }: TimeForm) {
  const queries = useQueryClient();
  return ({ message, freeTimes }: CallError) => {
    queries.setQueryData(keyOf(getValues('appointmentDate')), freeTimes);
    setError('appointmentTime', { type: 'server', message }, { shouldFocus: true });
  };
}

export function useBookingFailure(form: TimeForm) {
  const showTimeTaken = useTimeTakenError(form);
  return (error: CallError) => {
    if (error.status === 409) showTimeTaken(error);
    else if (error.errors.length === 0 && error.status !== 401)
      form.setError('root', { type: 'server', message: error.message });
  };
}
