import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import type { AdminAppointment, Emails } from '@practice/contract/appointments';
import { dayAndTime, pluralize } from '@practice/contract/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';
import { useCalls } from '../dataProvider.ts';
import { useToast } from '../layout/useToast.tsx';
import { changeAppointment } from './appointment-calls.ts';
import { clientOf, nameOf, resource } from './appointment-texts.ts';
import { ReasonField } from './CancelDialog.tsx';

interface BookedAppointmentsDialogProps {
  closed: string;
  booked: readonly AdminAppointment[];
  onClose: () => void;
}

export function BookedAppointmentsDialog({ closed, booked, onClose }: BookedAppointmentsDialogProps) {
  const calls = useCalls();
  const queries = useQueryClient();
  const toast = useToast();
  const [kept, setKept] = useState<readonly number[]>([]);
  const [cancelReason, setCancelReason] = useState('');
  const chosen = booked.filter(({ id }) => !kept.includes(id));

  const { mutate, isPending, data } = useMutation({
    async mutationFn() {
      const canceled: (AdminAppointment & Emails)[] = [];
      const failures: string[] = [];
      for (const appointment of chosen) {
        await changeAppointment(calls, appointment, { status: 'cancelled', cancelReason }).then(
          (saved) => canceled.push(saved),
          ({ message }: Error) => failures.push(`${clientOf(appointment)}: ${message}`),
        );
      }
      const title = `${pluralize(canceled.length, 'appointment')} canceled`;
      if (canceled.length > 0) toast({ title, description: whoIsEmailed(canceled, 'soon') });
      return failures;
    },
    // Canceled appointments leave the list. The dialog closes with the last of them.
    onSettled: () => queries.invalidateQueries(),
  });
  const close = () => !isPending && onClose();
  const toggle = (id: number) =>
    setKept(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]);

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close}>
      <DialogTitle>{pluralize(booked.length, 'appointment')} at this time</DialogTitle>
      <DialogContent className="stack">
        <DialogContentText>
          Clients can’t book {closed} anymore. You can move or cancel what’s booked, or leave it as it is.
        </DialogContentText>
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
        {data && data.length > 0 && (
          <Alert severity="error">
            {data.map((failure) => (
              <p key={failure}>Not canceled: {failure}</p>
            ))}
          </Alert>
        )}
        <ReasonField
          label="Reason for canceling"
          helperText="Your clients read this in their dashboard, and in the email if one goes out. You can leave it blank."
          value={cancelReason}
          onChange={({ target }) => setCancelReason(target.value)}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={close}>Leave as is</Button>
        <Button
          variant="contained"
          color="error"
          disabled={chosen.length === 0}
          loading={isPending}
          onClick={() => mutate()}
        >
          Cancel {chosen.length} and tell them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
