import { type Appointment, byTime, isOpen } from '@practice/contract/appointments';

/** Splits appointments into upcoming or current ones, earliest first, and past or canceled ones, latest first. */
export function sortAppointments(appointments: readonly Appointment[], now = new Date()) {
  const sorted = [...appointments].sort(byTime);
  const isUpcoming = ({ status, startsAt, minutes }: Appointment) =>
    isOpen(status) && Date.parse(startsAt) + minutes * 60_000 > now.getTime();
  return {
    upcoming: sorted.filter(isUpcoming),
    others: sorted.filter((appointment) => !isUpcoming(appointment)).reverse(),
  };
}
