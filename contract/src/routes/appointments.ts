import type { Appointment, AppointmentUpdate, Emails, NewAppointment } from '../appointments.ts';
import type { FreeDay, Slot } from '../calendar.ts';
import { del, get, type Notice, patch, post } from './route.ts';

/** The practice's times of one day (yyyy-MM-dd), and which of them can be booked. 400 for what is no day. */
export const availability = get<[query: { date: string }], Slot[]>('/availability');

/** How many times of each day can be booked, from the first to the last; at most 62 days. */
export const freeDays = get<[query: { from: string; to: string }], FreeDay[]>('/availability/days');

/** The signed-in client's own, earliest first. */
export const mine = get<[], Appointment[]>('/client/appointments');

/**
 * Books a time. 400 names each field that can't be so; 409 with the day's free times where somebody else was faster, or for
 * more than twenty to come.
 */
export const create = post<[appointment: NewAppointment, attempt?: string], Appointment & Emails>(
  '/client/appointments',
);

/**
 * Changes what the body names; one that comes back, such as a canceled one, is booked anew. 404 for one that is not the
 * client's own; else as `create`, 400 for a status that isn't theirs to choose, and 409 where it is too late, or where
 * it was changed since the `version` that the body names: the message says how it stands.
 */
export const update = patch<[id: number, changes: AppointmentUpdate], Appointment & Emails>(
  '/client/appointments/:id',
);

/**
 * Cancels it and takes it off the client's list. 404 for one that is not the client's own; 409 where it is too late, or
 * changed since the `version` that was seen.
 */
export const remove = del<[id: number, seen?: { version: number | undefined }], Notice & Emails>(
  '/client/appointments/:id',
);
