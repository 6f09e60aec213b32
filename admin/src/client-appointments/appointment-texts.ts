import type { AdminAppointment } from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';
import { clockTime, tableDate, timeInSentence } from '@practice/contract/format';
import { during } from '@practice/contract/time';
import { practiceAddress } from '@practice/contract/visit';

export const resource = 'client-appointments';

export const notConfirmed = 'Email not confirmed';

/** Without an account there is nothing to confirm. */
export const isUnconfirmed = ({ user, emailConfirmed }: AdminAppointment): boolean =>
  user.username !== null && !emailConfirmed;

export const clientOf = ({ user }: AdminAppointment): string => personName(user);

export const nameOf = (appointment: AdminAppointment): string =>
  `${appointment.title}, ${clientOf(appointment)}`;

export const dayAndTimeOf = ({ startsAt }: AdminAppointment): string =>
  `${tableDate(startsAt)} at ${clockTime(startsAt)}`;

export const bookedFor = (appointment: AdminAppointment, state = 'booked'): string =>
  `${clientOf(appointment)} is ${state} for ${timeInSentence(appointment.startsAt)}.`;

export const timeRangeOf = (appointment: AdminAppointment): string =>
  `${clockTime(appointment.startsAt)} – ${clockTime(new Date(during(appointment).to))}`;

/** A visit without a location is at the office, as the emails say. */
export const placeOf = ({ location }: AdminAppointment): string =>
  location ?? `Not specified, so at our office: ${practiceAddress}`;
