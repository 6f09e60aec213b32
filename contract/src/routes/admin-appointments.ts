import type {
  AdminAppointment,
  AdminAppointmentUpdate,
  Emails,
  NewAdminAppointment,
} from '../appointments.ts';
import { get, getCsv, getPage, patch, post } from './route.ts';

/** One page of all appointments with their clients; admins only, as all that follows. */
export const list = getPage<AdminAppointment>('/admin/client-appointments');

/** Every appointment that matches the filter, in the list's order. */
export const exportCsv = getCsv('/admin/client-appointments/export.csv');

/** One appointment. 404. */
export const one = get<[id: number], AdminAppointment>('/admin/client-appointments/:id');

/** The times that clients could book, were it not for this appointment: what canceling it opens. 404. */
export const heldTimes = get<[id: number], string[]>('/admin/client-appointments/:id/held-times');

/** Books any time for a client. 400 names each wrong field; 409 with the day's free times where two would overlap. */
export const create = post<[appointment: NewAdminAppointment, attempt?: string], AdminAppointment & Emails>(
  '/admin/client-appointments',
);

/** Moves, cancels with a reason, completes: changes what the body names. 404; 409 where two would overlap, or it changed since `version`. */
export const update = patch<[id: number, changes: AdminAppointmentUpdate], AdminAppointment & Emails>(
  '/admin/client-appointments/:id',
);
