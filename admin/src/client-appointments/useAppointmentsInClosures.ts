import { type AdminAppointment, isOpen } from '@practice/contract/appointments';
import type { Closure } from '@practice/contract/calendar';
import { practiceDay } from '@practice/contract/format';
import { minutesOf, overlap, spanOf } from '@practice/contract/time';
import { useQuery } from '@tanstack/react-query';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';
import { listAppointments } from './appointment-calls.ts';
import { resource } from './appointment-words.ts';

export function useAppointmentsInClosures(closures: readonly Closure[] = []) {
  // A 401 must not leave the page, because the hours beside it may have unsaved changes.
  const calls = useCallsWithoutRedirect();
  const lastDays = closures.map(({ lastDay }) => lastDay);
  const to = lastDays.toSorted().at(-1);
  const { data, error, refetch } = useQuery<AdminAppointment[], CallError>({
    queryKey: [resource, 'in closures', to],
    queryFn: () => listAppointments(calls, { from: practiceDay(), to, status: ['scheduled', 'rescheduled'] }),
    enabled: to !== undefined,
  });
  return { appointmentsIn: (closure: Closure) => data && appointmentsIn(closure, data), error, refetch };
}

function appointmentsIn(closure: Closure, appointments: readonly AdminAppointment[]) {
  const { firstDay, lastDay, fromTime, toTime } = closure;
  return appointments.filter(({ status, startsAt, appointmentDate, appointmentTime, minutes }) => {
    if (!isOpen(status) || Date.parse(startsAt) <= Date.now()) return false;
    if (appointmentDate < firstDay || appointmentDate > lastDay) return false;
    if (!fromTime || !toTime) return true;
    const closed = { from: minutesOf(fromTime), to: minutesOf(toTime) };
    return overlap(closed, spanOf(appointmentTime, minutes));
  });
}
