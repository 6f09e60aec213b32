import type { AdminAppointment } from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';
import { practiceDay, shortDate, timeInSentence } from '@practice/contract/format';
import { minutesOf, timeAt } from '@practice/contract/time';

/** The list, the dialog and the calendar share this key, so that a change reloads all of them. */
export const resource = 'client-appointments';

export function clientOf({ user }: AdminAppointment): string {
  return personName(user);
}

/** The name of an appointment in the list, its dialog and its links. */
export function nameOf(appointment: AdminAppointment): string {
  return `${appointment.title}, ${clientOf(appointment)}`;
}

/** The practice's calendar day on which it begins, yyyy-MM-dd. */
export function dayOf({ startsAt }: AdminAppointment): string {
  return practiceDay(startsAt);
}

/** "Mar 05, 2026 at 9:00 AM", as the practice's clock shows it. */
export function dayAndTimeOf({ startsAt, appointmentTime }: AdminAppointment): string {
  return `${shortDate(startsAt)} at ${appointmentTime}`;
}

/** "Robin Marsh is booked for Tue, Dec 1 at 2:00 PM." @param state 'still booked' where nothing was changed */
export function bookedFor(appointment: AdminAppointment, state = 'booked'): string {
  return `${clientOf(appointment)} is ${state} for ${timeInSentence(appointment.startsAt)}.`;
}

/** "9:00 AM – 10:00 AM" */
export function spanOf({
  appointmentTime,
  minutes,
}: Pick<AdminAppointment, 'appointmentTime' | 'minutes'>): string {
  return `${appointmentTime} – ${timeAt(minutesOf(appointmentTime) + minutes)}`;
}

export function placeOf({ location }: AdminAppointment): string {
  return location ?? 'Not specified';
}
