import {
  adminAppointmentFilter,
  adminAppointmentSorts,
  appointmentMessages,
  statusLabel,
} from '@practice/contract/appointments';
import { addDays, startOfDay } from '@practice/contract/clock';
import { before, equals, matchesText, oneOf, since } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';
import { AdminAppointment } from './admin-appointment.entity.ts';

export const appointmentList = new List({
  name: 'client-appointments',
  entity: AdminAppointment,
  as: 'appointment',
  unknown: appointmentMessages.unknown,
  sorts: adminAppointmentSorts,
  filter: adminAppointmentFilter,
  filters: {
    q: matchesText(
      'appointment.clientName',
      'appointment.email',
      'appointment.title',
      'appointment.location',
    ),
    id: oneOf('appointment.id'),
    userId: equals('appointment.userId'),
    status: oneOf('appointment.status'),
    from: (day, name) => since('appointment.startsAt')(startOfDay(day).toISOString(), name),
    to: (day, name) => before('appointment.startsAt')(startOfDay(addDays(day, 1)).toISOString(), name),
  },
});

export const appointmentCsv: CsvColumns<RowOf<typeof appointmentList>> = {
  Client: (row) => row.clientName,
  Email: (row) => row.email,
  Appointment: (row) => row.title,
  Date: (row) => row.appointmentDate,
  Time: (row) => row.appointmentTime,
  Minutes: (row) => String(row.minutes),
  Status: (row) => statusLabel(row.status),
  Location: (row) => row.location,
  Description: (row) => row.description,
  'Changed late': (row) => row.changedLateAt,
  'Parent’s consent': (row) => row.guardianConsentAt,
};
