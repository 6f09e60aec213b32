import type { AdminAppointment, AdminAppointmentUpdate } from '@practice/contract/appointments';
import { instantOf } from '@practice/contract/practice-time';
import { calendar } from '@practice/contract/routes';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallError, useCalls } from '../dataProvider.ts';
import { showError } from '../layout/show-error.ts';
import { useCall } from '../layout/useCall.ts';
import { changeAppointment, listAppointments, showBooked } from './appointment-calls.ts';
import { bookedFor, resource } from './appointment-words.ts';
import { useHolidays } from './useHolidays.ts';
import { daysOf, holidayClosures, isShown, type Range } from './week.ts';

export type AppointmentTime = Required<
  Pick<AdminAppointmentUpdate, 'appointmentDate' | 'appointmentTime' | 'minutes'>
>;

export function useWeek(day: string, range: Range) {
  const dataProvider = useCalls();
  const queries = useQueryClient();
  const { from, to } = daysOf(day, range);
  const queryKey = [resource, 'calendar', from, to];
  const appointments = useQuery<AdminAppointment[], CallError>({
    queryKey,
    queryFn: async () => (await listAppointments(dataProvider, { from, to })).filter(isShown),
    placeholderData: keepPreviousData,
  });
  const closures = useCall(['calendar', 'closures'], calendar.closures);
  const { settings, open, holidays } = useHolidays({ from, to });
  const closed = holidays && holidayClosures(holidays.filter(({ isOpen }) => !isOpen));
  const loads = [appointments, settings, closures, open];

  const moving = useMutation({
    mutationFn: ({ moved, to }: { moved: AdminAppointment; to: AppointmentTime }) =>
      changeAppointment(dataProvider, moved, to),
    onMutate: async ({ moved, to }) => {
      await queries.cancelQueries({ queryKey });
      replace({ ...moved, ...to, startsAt: instantOf(to.appointmentDate, to.appointmentTime).toISOString() });
    },
    onSuccess: (saved) => showBooked('Appointment moved', saved, 'soon'),
    onError: (error: CallError, { moved }) => {
      replace(moved);
      showError(error.isOutdated ? 'Not moved' : `Not moved. ${bookedFor(moved, 'still booked')}`, error);
    },
    onSettled: () => queries.invalidateQueries(),
  });

  function replace(appointment: AdminAppointment) {
    queries.setQueryData<AdminAppointment[]>(queryKey, (rows = []) =>
      rows.map((row) => (row.id === appointment.id ? appointment : row)),
    );
  }

  return {
    appointments: appointments.data,
    settings: settings.data,
    closures: closures.data && closed && [...closures.data, ...closed],
    error: loads.find(({ error }) => error)?.error ?? null,
    isFetching: appointments.isFetching,
    retry: () => Promise.all(loads.filter(({ error }) => error).map((one) => one.refetch())),
    move: (moved: AdminAppointment, to: AppointmentTime) => moving.mutate({ moved, to }),
  };
}
