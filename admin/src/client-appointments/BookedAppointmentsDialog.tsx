import { Button, Checkbox, FormControlLabel, List, ListItem, ListItemText } from '@mui/material';
import type { AdminAppointment, AdminAppointmentUpdate, Emails } from '@practice/contract/appointments';
import { ApiError } from '@practice/contract/errors';
import { dayAndTime, pluralize } from '@practice/contract/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { CallForm } from '../form/CallForm.tsx';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { useToast } from '../layout/useToast.tsx';
import { changeAppointment } from './appointment-calls.ts';
import { clientOf, nameOf, resource } from './appointment-texts.ts';
import { cancelForm, ReasonInput } from './CancelAppointment.tsx';

type DialogProps = { closed: string; booked: readonly AdminAppointment[]; onClose: () => void };

export function BookedAppointmentsDialog({ closed, booked, onClose }: DialogProps) {
  const queries = useQueryClient();
  const { toast } = useToast();
  const [kept, setKept] = useState<readonly number[]>([]);
  const chosen = booked.filter(({ id }) => !kept.includes(id));
  const toggle = (id: number) =>
    setKept(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]);

  async function cancel(change: AdminAppointmentUpdate, calls: PracticeDataProvider) {
    const canceled: (AdminAppointment & Emails)[] = [];
    const failures: string[] = [];
    for (const appointment of chosen) {
      await changeAppointment(calls, appointment, change).then(
        (saved) => canceled.push(saved),
        ({ message }: Error) => failures.push(`Not canceled: ${clientOf(appointment)}: ${message}`),
      );
    }
    const title = `${pluralize(canceled.length, 'appointment')} canceled`;
    if (canceled.length > 0) toast({ title, description: whoIsEmailed(canceled, 'soon') });
    // Canceled appointments leave the list, and the dialog closes with the last one.
    await queries.invalidateQueries();
    if (failures.length > 0) throw new ApiError(400, failures.join(' '));
  }

  return (
    <OfficeDialog title={`${pluralize(booked.length, 'appointment')} at this time`} onClose={onClose}>
      <p>Clients can’t book {closed} anymore. You can move or cancel what’s booked, or leave it as it is.</p>
      <List disablePadding aria-label="Appointments at this time">
        {booked.map((appointment) => (
          <ListItem key={appointment.id} disablePadding disableGutters divider>
            <FormControlLabel
              checked={chosen.includes(appointment)}
              onChange={() => toggle(appointment.id)}
              control={<Checkbox />}
              label={
                <ListItemText
                  primary={clientOf(appointment)}
                  secondary={`${dayAndTime(appointment.startsAt)} · ${appointment.title}`}
                />
              }
              sx={{ flex: 1 }}
            />
            <Button
              component={Link}
              to={`/${resource}/${appointment.id}`}
              state={{ fromList: true }}
              aria-label={`Move ${nameOf(appointment)}`}
            >
              Move
            </Button>
          </ListItem>
        ))}
      </List>
      <CallForm
        {...cancelForm}
        send={cancel}
        save={`Cancel ${chosen.length} and tell them`}
        disabled={chosen.length === 0}
        cancel="Leave as is"
        onCancel={onClose}
      >
        <ReasonInput
          label="Reason for canceling"
          helperText="Your clients read this in their dashboard, and in the email if one goes out. You can leave it blank."
        />
      </CallForm>
    </OfficeDialog>
  );
}
