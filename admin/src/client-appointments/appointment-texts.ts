import { type AdminAppointment, isOpen } from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';
import { tableDate, timeInSentence } from '@practice/contract/format';
import { minutesOf, timeAt } from '@practice/contract/time';
import { practiceAddress } from '@practice/contract/visit';
import { kindOf } from '@practice/contract/visit-kinds';

export const resource = 'client-appointments';

export const notConfirmed = 'Email not confirmed';

export function clientOf({ user }: AdminAppointment): string {
  return personName(user);
}

export function nameOf(appointment: AdminAppointment): string {
  return `${appointment.title}, ${clientOf(appointment)}`;
}

export function dayAndTimeOf({ startsAt, appointmentTime }: AdminAppointment): string {
  return `${tableDate(startsAt)} at ${appointmentTime}`;
}

export function bookedFor(appointment: AdminAppointment, state = 'booked'): string {
  return `${clientOf(appointment)} is ${state} for ${timeInSentence(appointment.startsAt)}.`;
}

export function timeRangeOf({ appointmentTime, minutes }: AdminAppointment): string {
  return `${appointmentTime} – ${timeAt(minutesOf(appointmentTime) + minutes)}`;
}

export function lacksConsent({ title, status, guardianConsentAt }: AdminAppointment): boolean {
  return isOpen(status) && guardianConsentAt === null && kindOf(title)?.title === 'MNRI Family Session';
}

/** A visit without a location is at the office, as the emails say. */
export function placeOf({ location }: AdminAppointment): string {
  return location ?? `Not specified, so at our office: ${practiceAddress}`;
}
