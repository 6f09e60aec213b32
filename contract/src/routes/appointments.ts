import type { Appointment, AppointmentUpdate, Emails, NewAppointment } from '../appointments.ts';
import type { FreeDay, Slot } from '../calendar.ts';
import type { ListParams } from '../lists.ts';
import { type ById, del, get, type Notice, patch, post } from './route.ts';

interface Narrowed {
  service?: number | undefined;
  /** Comma-separated ids, when all of them are free. */
  practitioner?: string | undefined;
}

/** For days as yyyy-MM-dd. */
export const availability = get<{ query: Narrowed & { date: string } }, Slot[]>('/availability');

/** At most 62 days. */
export const freeDays = get<{ query: Narrowed & { from: string; to: string } }, FreeDay[]>(
  '/availability/days',
);

export const mine = get<{ query?: ListParams }, Appointment[]>('/client/appointments');

/** 409 with the day's free times if the time is taken, or beyond 20 future appointments. */
export const create = post<{ body: NewAppointment; idempotencyKey?: string }, Appointment & Emails>(
  '/client/appointments',
);

/** As `create`, and 409 if it is too late, or `version` is not current. */
export const update = patch<ById & { body: AppointmentUpdate }, Appointment & Emails>(
  '/client/appointments/:id',
);

/** Cancels and hides it. 409 if it is too late, or `version` is not current. */
export const remove = del<ById & { query?: { version: number | undefined } }, Notice & Emails>(
  '/client/appointments/:id',
);
