import {
  type AdminAppointment,
  type adminAppointmentSorts,
  appointmentStatuses,
} from '@practice/contract/appointments';
import { Badge } from '@practice/ui/Badge';
import { AppointmentBadge } from '../badges/Badges.tsx';
import { HistoryIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListSection } from '../list/list-section.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import {
  clientOf,
  dayAndTimeOf,
  lacksConsent,
  nameOf,
  notConfirmed,
  placeOf,
  resource,
} from './appointment-words.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export const section: ListSection<AdminAppointment, (typeof adminAppointmentSorts)[number]> = {
  resource,
  title: 'Client Appointments',
  lead: 'Who’s coming, when and where. Open one to move, complete or cancel it.',
  name: 'Client appointments',
  noun: ['appointment', 'appointments'],
  nameOf,
  search: 'Client, email, title or location',
  filters: [
    { name: 'status', label: 'Status', options: appointmentStatuses, all: 'All statuses' },
    { name: 'from', label: 'From' },
    { name: 'to', label: 'To' },
  ],
  orders: [
    { label: 'Latest time first', field: 'startsAt', order: 'DESC' },
    { label: 'Earliest time first', field: 'startsAt', order: 'ASC' },
    { label: 'Client', field: 'clientName', order: 'ASC' },
    { label: 'Title', field: 'title', order: 'ASC' },
    { label: 'Status', field: 'status', order: 'ASC' },
    { label: 'Newest booking first', field: 'createdAt', order: 'DESC' },
  ],
  columns: [
    { label: 'Client', sort: 'clientName', cell: clientCell },
    { label: 'Appointment', sort: 'title', cell: ({ title }) => title },
    { label: 'Date & Time', sort: 'startsAt', width: '13rem', cell: dayAndTimeOf },
    { label: 'Status', sort: 'status', width: '8.5rem', cell: badgeOf },
    { label: 'Location', sort: 'location', cell: placeOf },
  ],
  card: (appointment) => ({
    title: clientOf(appointment),
    aside: badgeOf(appointment),
    text: (
      <>
        {unconfirmedNote(appointment)}
        <p>{appointment.title}</p>
        <p>{dayAndTimeOf(appointment)}</p>
      </>
    ),
    foot: placeOf(appointment),
  }),
  views: <ViewSwitch />,
  actions: <Actions to="/client-appointments/new" />,
  dialog: {
    title: (appointment) => appointment.title,
    aside: badgeOf,
    body: (appointment) => <AppointmentDetails appointment={appointment} />,
  },
  empty: {
    title: 'No client appointments found.',
    drawing: 'M24 76V24h72v52M24 38h72M42 16v14M78 16v14M40 52h10M55 52h10M70 52h10M40 64h10',
    text: 'When a client books in their dashboard, the appointment appears here and you get an email.',
    action: (
      <LinkButton variant="secondary" to="/client-appointments/hours">
        Set the hours clients can book
      </LinkButton>
    ),
  },
};

function clientCell(appointment: AdminAppointment) {
  return (
    <>
      {clientOf(appointment)}
      {unconfirmedNote(appointment)}
    </>
  );
}

const unconfirmedNote = ({ emailConfirmed }: AdminAppointment) =>
  !emailConfirmed && <small className="block text-xs text-soft">{notConfirmed}</small>;

function badgeOf(appointment: AdminAppointment) {
  return (
    <span className="cluster gap-1">
      <AppointmentBadge status={appointment.status} />
      {appointment.changedLateAt && <Badge tone="warning">Late</Badge>}
      {lacksConsent(appointment) && <Badge tone="danger">Consent missing</Badge>}
    </span>
  );
}

export function Actions({ to }: { to: string }) {
  return (
    <>
      <LinkButton to={to}>New appointment</LinkButton>
      <LinkButton variant="secondary" to="/client-appointments/hours" icon={HistoryIcon}>
        Hours & closed days
      </LinkButton>
    </>
  );
}

export const AppointmentList = () => <ListPage section={section} />;
