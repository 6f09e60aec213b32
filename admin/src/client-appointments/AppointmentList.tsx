import { Button as MuiButton } from '@mui/material';
import { type AdminAppointment, appointmentStatuses } from '@practice/contract/appointments';
import { namesOf } from '@practice/contract/practitioners';
import { Button, CreateButton, DataTable } from 'react-admin';
import { Link, NavLink } from 'react-router';
import { AppointmentBadge, Badge } from '../badges/Badges.tsx';
import { HistoryIcon } from '../layout/icons.ts';
import { ChoiceInput, choice, day, search } from '../list/filters.tsx';
import { RecordList, ViewDetails } from '../list/RecordList.tsx';
import { ShowDialog } from '../list/ShowDialog.tsx';
import { usePractitioners } from '../practitioner-field/WithInput.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { clientOf, dayAndTimeOf, isUnconfirmed, notConfirmed, placeOf } from './appointment-texts.ts';

const filters = [
  search('Client, email, title or location'),
  choice('status', { label: 'Status', emptyText: 'All statuses', choices: appointmentStatuses }),
  <WithFilter key="practitionerId" source="practitionerId" label="With" />,
  day('from', 'From'),
  day('to', 'To'),
];

const Column = DataTable.Col<AdminAppointment>;

export const AppointmentList = () => (
  <>
    <RecordList<AdminAppointment>
      title="Client Appointments"
      lead="Who’s coming, when and where. Open one to move, complete or cancel it."
      views={<ViewSwitch />}
      sort={{ field: 'startsAt', order: 'DESC' }}
      sorts={['startsAt', 'clientName', 'createdAt']}
      filters={filters}
      actions={
        <>
          <HoursLink />
          <CreateButton to="/client-appointments/new" label="New appointment" />
        </>
      }
      empty={{
        title: 'No client appointments found.',
        text: 'When a client books in their dashboard, the appointment appears here and you get an email.',
      }}
      primaryText={clientCell}
      secondaryText={(row) => [row.title, dayAndTimeOf(row), withOf(row), placeOf(row)].join(' · ')}
      tertiaryText={badgeOf}
    >
      <Column source="clientName" label="Client" cellClassName="break-anywhere" render={clientCell} />
      <Column source="title" label="Appointment" cellClassName="break-anywhere" />
      <Column source="startsAt" label="Date & Time" render={dayAndTimeOf} />
      <Column label="With" cellClassName="break-anywhere" render={withOf} />
      <Column source="status" render={badgeOf} />
      <Column source="location" cellClassName="break-anywhere" render={placeOf} />
      <Column label="Actions" field={ViewDetails} />
    </RecordList>
    <AppointmentDialog />
  </>
);

export const AppointmentDialog = () => (
  <ShowDialog<AdminAppointment> noun="appointment" title={({ title }) => title} aside={badgeOf}>
    {(appointment) => <AppointmentDetails appointment={appointment} />}
  </ShowDialog>
);

export const ViewSwitch = () => (
  <nav aria-label="Views" className="cluster gap-2 mb-4">
    <View to="/client-appointments">List</View>
    <View to="/client-appointments/calendar">Calendar</View>
  </nav>
);

const View = ({ to, children }: { to: string; children: string }) => (
  <MuiButton component={NavLink} to={to} end size="small" sx={{ '&.active': { bgcolor: 'primary.light' } }}>
    {children}
  </MuiButton>
);

export const HoursLink = () => (
  <Button component={Link} to="/client-appointments/hours" label="Hours & closed days">
    <HistoryIcon />
  </Button>
);

const clientCell = (appointment: AdminAppointment) => (
  <>
    {clientOf(appointment)}
    {isUnconfirmed(appointment) && <small className="block text-xs text-soft">{notConfirmed}</small>}
  </>
);

const withOf = ({ practitioners }: AdminAppointment) => namesOf(practitioners);

function WithFilter(props: { source: string; label: string }) {
  const { data = [] } = usePractitioners();
  return <ChoiceInput {...props} choices={data.map(({ id, name }) => ({ value: id, label: name }))} />;
}

const badgeOf = (appointment: AdminAppointment) => (
  <span className="cluster gap-1">
    <AppointmentBadge status={appointment.status} />
    {appointment.changedLateAt && <Badge tone="warning">Late</Badge>}
    {appointment.lacksConsent && <Badge tone="danger">Consent missing</Badge>}
  </span>
);
