import { Button } from '@mui/material';
import { type AdminAppointment, appointmentStatuses } from '@practice/contract/appointments';
import { CreateButton, DataTable, List, SimpleList } from 'react-admin';
import { Link } from 'react-router';
import { Badge } from '../badges/Badge.tsx';
import { AppointmentBadge } from '../badges/Badges.tsx';
import { HistoryIcon } from '../layout/icons.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ChoiceInput } from '../list/ChoiceInput.tsx';
import { DayInput } from '../list/DayInput.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { SearchInput } from '../list/SearchInput.tsx';
import { ShowDialog } from '../list/ShowDialog.tsx';
import { useIsNarrow } from '../list/useIsNarrow.ts';
import { dialogAddress, ViewDetails } from '../list/ViewDetails.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { clientOf, dayAndTimeOf, lacksConsent, notConfirmed, placeOf } from './appointment-texts.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Client, email, title or location" />,
  <ChoiceInput
    key="status"
    source="status"
    label="Status"
    emptyText="All statuses"
    alwaysOn
    choices={appointmentStatuses}
  />,
  <DayInput key="from" source="from" label="From" />,
  <DayInput key="to" source="to" label="To" />,
];

const Column = DataTable.Col<AdminAppointment>;

export function AppointmentList() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <PageTitle
        title="Client Appointments"
        lead="Who’s coming, when and where. Open one to move, complete or cancel it."
      />
      <ViewSwitch />
      <List<AdminAppointment>
        title={false}
        sort={{ field: 'startsAt', order: 'DESC' }}
        filters={filters}
        actions={
          <ListActions sorts={isNarrow ? ['startsAt', 'clientName', 'createdAt'] : undefined}>
            <HoursLink />
            <CreateButton to="/client-appointments/new" label="New appointment" />
          </ListActions>
        }
        empty={
          <EmptyList
            title="No client appointments found."
            drawing="M24 76V24h72v52M24 38h72M42 16v14M78 16v14M40 52h10M55 52h10M70 52h10M40 64h10"
            action={<HoursLink />}
          >
            When a client books in their dashboard, the appointment appears here and you get an email.
          </EmptyList>
        }
      >
        {isNarrow ? (
          <SimpleList<AdminAppointment>
            rowClick={dialogAddress}
            primaryText={clientCell}
            secondaryText={(row) => `${row.title} · ${dayAndTimeOf(row)} · ${placeOf(row)}`}
            tertiaryText={badgeOf}
          />
        ) : (
          <DataTable<AdminAppointment> rowClick={dialogAddress} bulkActionButtons={false}>
            <Column source="clientName" label="Client" cellClassName="break-anywhere" render={clientCell} />
            <Column source="title" label="Appointment" cellClassName="break-anywhere" />
            <Column source="startsAt" label="Date & Time" render={dayAndTimeOf} />
            <Column source="status" label="Status" render={badgeOf} />
            <Column source="location" label="Location" cellClassName="break-anywhere" render={placeOf} />
            <Column label="Actions" field={ViewDetails} />
          </DataTable>
        )}
      </List>
      <AppointmentDialog />
    </>
  );
}

export const AppointmentDialog = () => (
  <ShowDialog<AdminAppointment> noun="appointment" title={({ title }) => title} aside={badgeOf}>
    {(appointment) => <AppointmentDetails appointment={appointment} />}
  </ShowDialog>
);

export const HoursLink = () => (
  <Button
    component={Link}
    to="/client-appointments/hours"
    size="small"
    startIcon={<HistoryIcon size={18} />}
    className="nowrap"
  >
    Hours & closed days
  </Button>
);

const clientCell = (appointment: AdminAppointment) => (
  <>
    {clientOf(appointment)}
    {!appointment.emailConfirmed && <small className="block text-xs text-soft">{notConfirmed}</small>}
  </>
);

function badgeOf(appointment: AdminAppointment) {
  return (
    <span className="cluster gap-1">
      <AppointmentBadge status={appointment.status} />
      {appointment.changedLateAt && <Badge tone="warning">Late</Badge>}
      {lacksConsent(appointment) && <Badge tone="danger">Consent missing</Badge>}
    </span>
  );
}
