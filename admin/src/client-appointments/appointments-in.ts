import { type AdminAppointment, isOpen } from '@practice/contract/appointments';
import type { Closure } from '@practice/contract/calendar';
import { minutesOf, overlap, spanOf } from '@practice/contract/time';

/** Returns the open future appointments within a closure. */
export function appointmentsIn(
  { firstDay, lastDay, fromTime, toTime }: Closure,
  appointments: readonly AdminAppointment[],
  now = Date.now(),
): AdminAppointment[] {
  return appointments.filter(({ status, startsAt, appointmentDate, appointmentTime, minutes }) => {
    if (!isOpen(status) || Date.parse(startsAt) <= now) return false;
    if (appointmentDate < firstDay || appointmentDate > lastDay) return false;
    if (!fromTime || !toTime) return true;
    const closed = { from: minutesOf(fromTime), to: minutesOf(toTime) };
    return overlap(closed, spanOf(appointmentTime, minutes));
  });
}
