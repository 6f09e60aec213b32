import type { AdminAppointment } from '@practice/contract/appointments';
import type { DayRange } from '@practice/contract/clock';
import { calendar } from '@practice/contract/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { useCall } from '../layout/useCall.ts';
import { allInOrder } from './appointment-calls.ts';
import { resource } from './appointment-texts.ts';
import { useHolidays } from './useHolidays.ts';
import { appointmentEvents, closedEvents, holidayClosures } from './week.ts';

export function useWeek({ from, to }: DayRange) {
  const appointments = useGetList<AdminAppointment, CallError>(
    resource,
    { ...allInOrder, filter: { from, to } },
    { placeholderData: keepPreviousData },
  );
  const closures = useCall(['calendar', 'closures'], calendar.closures);
  const { settings, open, holidays } = useHolidays({ from, to });
  // FullCalendar forgets what is being dragged when its events are replaced.
  const events = useMemo(
    () =>
      appointments.data &&
      closures.data &&
      holidays && [
        ...appointmentEvents(appointments.data),
        ...closedEvents([...closures.data, ...holidayClosures(holidays)]),
      ],
    [appointments.data, closures.data, holidays],
  );
  const loads = [appointments, settings, closures, open];
  return {
    appointments: appointments.data,
    settings: settings.data,
    events,
    error: loads.find(({ error }) => error)?.error ?? null,
    isFetching: appointments.isFetching,
    retry: () => Promise.all(loads.filter(({ error }) => error).map((one) => one.refetch())),
  };
}
