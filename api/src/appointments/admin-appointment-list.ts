import {
  type AdminAppointment as AppointmentView,
  adminAppointmentFilter,
  adminAppointmentSorts,
  statusLabel,
} from '@practice/contract/appointments';
import { addDays, startOfDay } from '@practice/contract/practice-time';
import { before, equals, mentions, oneOf, since } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { defineList, type RowOf } from '../lists/list.ts';
import { AdminAppointment } from './admin-appointment.entity.ts';

const columns = [
  'id',
  'userId',
  'title',
  'description',
  'appointmentDate',
  'appointmentTime',
  'minutes',
  'startsAt',
  'status',
  'location',
  'cancelledAt',
  'cancelledBy',
  'cancelReason',
  'version',
  'createdAt',
  'updatedAt',
  'firstName',
  'lastName',
  'username',
  'email',
  'clientName',
] as const;

type Row = RowOf<AdminAppointment, (typeof columns)[number]>;

export const appointmentList = defineList({
  name: 'client-appointments',
  entity: AdminAppointment,
  as: 'appointment',
  columns,
  sorts: adminAppointmentSorts,
  filter: adminAppointmentFilter,
  filters: {
    q: mentions('appointment.clientName', 'appointment.email', 'appointment.title', 'appointment.location'),
    id: oneOf('appointment.id'),
    userId: equals('appointment.userId'),
    status: oneOf('appointment.status'),
    // These compare instants, which are indexed.
    from: (day, name) => since('appointment.startsAt')(startOfDay(day).toISOString(), name),
    to: (day, name) => before('appointment.startsAt')(startOfDay(addDays(day, 1)).toISOString(), name),
  },
  visible: (viewer) => (viewer?.isAdmin ? 'true' : 'false'),
});

export function adminAppointment(row: Row): AppointmentView {
  const { firstName, lastName, username, email, clientName: _, ...appointment } = row;
  return { ...appointment, user: { firstName, lastName, username, email } };
}

export const appointmentCsv: CsvColumns<Row> = {
  Client: (row) => row.clientName,
  Email: (row) => row.email,
  Appointment: (row) => row.title,
  Date: (row) => row.appointmentDate,
  Time: (row) => row.appointmentTime,
  Minutes: (row) => String(row.minutes),
  Status: (row) => statusLabel(row.status),
  Location: (row) => row.location,
  Description: (row) => row.description,
};
