import * as v from 'valibot';
import { adminAppointmentInput, adminAppointmentUpdate, appointmentMessages } from './appointments.ts';
import { startOf, type VisitTime } from './clock.ts';
import { isCalendarDay, isTimeOfDay } from './time.ts';

// Separate from appointments.ts, which the portal's first page loads without the date library.

export const timeExists = [
  [['appointmentDate'], ['appointmentTime']],
  ({ appointmentDate = '', appointmentTime = '' }: Partial<VisitTime>): boolean =>
    !isCalendarDay(appointmentDate) ||
    !isTimeOfDay(appointmentTime) ||
    startOf({ appointmentDate, appointmentTime }) !== undefined,
  appointmentMessages.skipped,
] as const;

export const practiceBooking = v.pipe(
  adminAppointmentInput,
  v.forward(v.partialCheck(...timeExists), ['appointmentTime']),
);

export const practiceChange = v.pipe(
  adminAppointmentUpdate,
  v.forward(v.partialCheck(...timeExists), ['appointmentTime']),
);
