import type { AdminAppointment, AdminAppointmentUpdate, Emails } from '@practice/contract/appointments';
import { listCap } from '@practice/contract/lists';
import { instantOf } from '@practice/contract/practice-time';
import { calendar } from '@practice/contract/routes';
import { toast } from '@practice/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { emailed } from '../appointment-form/emailed.ts';
import type { CallError, PracticeDataProvider } from '../dataProvider.ts';
import { showError } from '../layout/show-error.ts';
import { useCall } from '../layout/useCall.ts';
import { bookedFor, resource } from './appointment-words.ts';
import { daysOf, isShown, type Range } from './week.ts';

/** The time to which an appointment was dragged. */
export type Place = Required<Pick<AdminAppointmentUpdate, 'appointmentDate' | 'appointmentTime' | 'minutes'>>;

/** Loads what the calendar shows, and moves an appointment, with the new time shown at once. */
export function useWeek(day: string, range: Range) {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const queries = useQueryClient();
  const { from, to } = daysOf(day, range);
  const queryKey = [resource, 'calendar', from, to];
  const appointments = useQuery<AdminAppointment[], CallError>({
    queryKey,
    queryFn: async () => {
      const { data } = await dataProvider.getList<AdminAppointment>(resource, {
        filter: { from, to },
        sort: { field: 'startsAt', order: 'ASC' },
        pagination: { page: 1, perPage: listCap },
      });
      return data.filter(isShown);
    },
    placeholderData: keepPreviousData,
  });
  const settings = useCall(['calendar', 'settings'], calendar.settings);
  const closures = useCall(['calendar', 'closures'], calendar.closures);

  const moving = useMutation<AdminAppointment & Emails, CallError, { moved: AdminAppointment; to: Place }>({
    mutationFn: async ({ moved, to }) =>
      (
        await dataProvider.update<AdminAppointment & Emails>(resource, {
          id: moved.id,
          data: to,
          previousData: moved,
        })
      ).data,
    onMutate: async ({ moved, to }) => {
      await queries.cancelQueries({ queryKey });
      replace({ ...moved, ...to, startsAt: instantOf(to.appointmentDate, to.appointmentTime).toISOString() });
    },
    onSuccess: (saved) =>
      toast({
        title: 'Appointment moved',
        description: `${bookedFor(saved)} ${emailed(saved, saved.user, 'soon')}`,
      }),
    onError: (error, { moved }) => {
      replace(moved);
      showError(error.isOutdated ? 'Not moved' : `Not moved. ${bookedFor(moved, 'still booked')}`, error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [resource] }),
  });

  function replace(appointment: AdminAppointment) {
    queries.setQueryData<AdminAppointment[]>(queryKey, (known = []) =>
      known.map((row) => (row.id === appointment.id ? appointment : row)),
    );
  }

  return {
    appointments: appointments.data,
    settings: settings.data,
    closures: closures.data,
    error: appointments.error ?? settings.error ?? closures.error,
    isFetching: appointments.isFetching,
    retry: () =>
      Promise.all(
        [appointments, settings, closures].filter(({ error }) => error).map((one) => one.refetch()),
      ),
    move: (moved: AdminAppointment, to: Place) => moving.mutate({ moved, to }),
  };
}
