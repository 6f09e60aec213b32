import type {
  AdminAppointment,
  AdminAppointmentUpdate,
  Emails,
  NewAdminAppointment,
} from '../appointments.ts';
import { get, getCsv, getPage, patch, post } from './route.ts';

export const list = getPage<AdminAppointment>('/admin/client-appointments');
export const exportCsv = getCsv('/admin/client-appointments/export.csv');
export const one = get<{ params: { id: number } }, AdminAppointment>('/admin/client-appointments/:id');

export const timesFreedByCanceling = get<{ params: { id: number } }, string[]>(
  '/admin/client-appointments/:id/held-times',
);

/** A 400 lists each wrong field; 409 with the free times of the day when two appointments would overlap. */
export const create = post<{ body: NewAdminAppointment; idempotencyKey?: string }, AdminAppointment & Emails>(
  '/admin/client-appointments',
);

/** Changes the given fields. 409 when two appointments would overlap, or when `version` is not the current one. */
export const update = patch<
  { params: { id: number }; body: AdminAppointmentUpdate },
  AdminAppointment & Emails
>('/admin/client-appointments/:id');
