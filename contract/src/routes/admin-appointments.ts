import type {
  AdminAppointment,
  AdminAppointmentUpdate,
  Emails,
  NewAdminAppointment,
} from '../appointments.ts';
import { type ById, get, getCsv, getPage, patch, post } from './route.ts';

const reading = { can: 'client-appointments.read', audit: 'appointment.read' } as const;
const exporting = { can: 'client-appointments.export', audit: 'appointment.export' } as const;
const adding = { can: 'client-appointments.change', audit: 'appointment.add' } as const;
const changing = { can: 'client-appointments.change', audit: 'appointment.change' } as const;

export const list = getPage<AdminAppointment>('/admin/client-appointments', reading);
export const exportCsv = getCsv('/admin/client-appointments/export.csv', exporting);
export const one = get<ById, AdminAppointment>('/admin/client-appointments/:id', reading);

export const timesFreedByCanceling = get<ById, string[]>(
  '/admin/client-appointments/:id/held-times',
  reading,
);

/** 409 with the day's free times if appointments would overlap. */
export const create = post<{ body: NewAdminAppointment; idempotencyKey?: string }, AdminAppointment & Emails>(
  '/admin/client-appointments',
  adding,
);

/** 409 if appointments would overlap, or `version` is not current. */
export const update = patch<ById & { body: AdminAppointmentUpdate }, AdminAppointment & Emails>(
  '/admin/client-appointments/:id',
  changing,
);
