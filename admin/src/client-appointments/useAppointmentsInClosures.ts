import { type AdminAppointment, isOpen } from '@practice/contract/appointments';
import type { Closure } from '@practice/contract/calendar';
import { practiceDay } from '@practice/contract/format';
import { minutesOf, overlap, spanOf } from '@practice/contract/time';
import { useGetList } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { allInOrder } from './appointment-calls.ts';
import { resource } from './appointment-texts.ts';

export function useAppointmentsInClosures(closures: readonly Closure[] = []) {
  const to = closures
    .map(({ lastDay }) => lastDay)
    .toSorted()
    .at(-1);
  const { data, error, refetch } = useGetList<AdminAppointment, CallError>(
    resource,
    { ...allInOrder, filter: { from: practiceDay(), to, status: ['scheduled', 'rescheduled'] } },
    { enabled: to !== undefined },
  );
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
