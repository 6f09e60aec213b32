import {
  adminAppointmentFilter,
  adminAppointmentSorts,
  appointmentMessages,
  isOpen,
  statusLabel,
} from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';
import { addDays, startOfDay } from '@practice/contract/clock';
import { namesOf } from '@practice/contract/practitioners';
import { before, byNameOf, equals, ofPersonOr, oneOf, since, unlessClosed } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';
import { withPerson } from '../lists/with-person.ts';
import { Appointment } from './appointment.entity.ts';

export const appointmentList = new List({
  name: 'client-appointments',
  entity: Appointment,
  as: 'appointment',
  columns: [
    'id',
    'userId',
    'personId',
    'person',
    'serviceId',
    'service',
    'paymentId',
    'title',
    'description',
    'appointmentDate',
    'appointmentTime',
    'minutes',
    'startsAt',
    'status',
    'location',
    'canceledAt',
    'canceledBy',
    'cancelReason',
    'changedLateAt',
    'guardianConsentAt',
    'guardianConsentVersion',
    'practitioners',
    'version',
    'createdAt',
    'updatedAt',
  ],
  joined: { service: ['id', 'consent'] },
  unknown: appointmentMessages.unknown,
  sorts: adminAppointmentSorts,
  sortBy: { clientName: byNameOf('appointment.personId') },
  filter: adminAppointmentFilter,
  filters: {
    q: ofPersonOr('appointment.personId', `appointment.title || ' ' || coalesce(appointment.location, '')`),
    id: oneOf('appointment.id'),
    userId: equals('appointment.personId'),
    practitionerId: (id, name) => ({
      sql: `EXISTS (SELECT 1 FROM appointment_practitioners taken
        WHERE taken.appointment_id = appointment.id AND taken.practitioner_id = :${name})`,
      parameters: { [name]: id },
    }),
    status: oneOf('appointment.status'),
    from: (day, name) => since('appointment.startsAt')(startOfDay(day).toISOString(), name),
    to: (day, name) => before('appointment.startsAt')(startOfDay(addDays(day, 1)).toISOString(), name),
  },
  visible: unlessClosed('appointment.personId'),
});

type Row = RowOf<typeof appointmentList>;

export function adminAppointment({ service, ...row }: Row) {
  return {
    ...withPerson(row),
    emailConfirmed: row.person.emailConfirmedAt !== null,
    lacksConsent: service?.consent === 'required' && row.guardianConsentAt === null && isOpen(row.status),
  };
}

export const appointmentCsv: CsvColumns<Row> = {
  Client: (row) => personName(row.person),
  Email: (row) => row.person.email,
  Appointment: (row) => row.title,
  Date: (row) => row.appointmentDate,
  Time: (row) => row.appointmentTime,
  Minutes: (row) => String(row.minutes),
  With: (row) => namesOf(row.practitioners),
  Status: (row) => statusLabel(row.status),
  Location: (row) => row.location,
  Description: (row) => row.description,
  'Changed late': (row) => row.changedLateAt,
  'Parent’s consent': (row) => row.guardianConsentAt,
};
