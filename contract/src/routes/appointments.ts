import type { Appointment, AppointmentUpdate, Emails, NewAppointment } from '../appointments.ts';
import type { FreeDay, Slot } from '../calendar.ts';
import type { ListParams } from '../lists.ts';
import { type ById, del, get, type Notice, patch, post } from './route.ts';

interface Narrowed {
  service?: number | undefined;
  /** Ids with commas: when all of these are free. */
  practitioner?: string | undefined;
}

/** The times of a day (yyyy-MM-dd), and whether somebody is free for a service at each. 400 for an invalid day. */
export const availability = get<{ query: Narrowed & { date: string } }, Slot[]>('/availability');

/** The number of free times of each day, for at most 62 days. */
export const freeDays = get<{ query: Narrowed & { from: string; to: string } }, FreeDay[]>(
  '/availability/days',
);

export const mine = get<{ query?: ListParams }, Appointment[]>('/client/appointments');

/** 400 names each wrong field; 409 when the time is taken, with the free times of the day, or beyond 20 future appointments. */
export const create = post<{ body: NewAppointment; idempotencyKey?: string }, Appointment & Emails>(
  '/client/appointments',
);

/** Changes the given fields. As `create`, and 409 when it is too late, or when `version` is not the current one. */
export const update = patch<ById & { body: AppointmentUpdate }, Appointment & Emails>(
  '/client/appointments/:id',
);

/** Cancels it and removes it from the client's list. 409 when it is too late, or when `version` is not the current one. */
export const remove = del<ById & { query?: { version: number | undefined } }, Notice & Emails>(
  '/client/appointments/:id',
);
