import { DialogContentText, TextField, type TextFieldProps } from '@mui/material';
import type { AdminAppointment } from '@practice/contract/appointments';
import { timeInSentence } from '@practice/contract/format';
import { adminAppointments } from '@practice/contract/routes';
import { textLimits } from '@practice/contract/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';
import { type CallError, useCall, useCalls } from '../dataProvider.ts';
import { useErrorToast, useToast } from '../layout/useToast.tsx';
import { changeAppointment } from './appointment-calls.ts';
import { clientOf, resource } from './appointment-texts.ts';

type CancelDialogProps = { appointment: AdminAppointment; onClose: () => void };

export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const [cancelReason, setCancelReason] = useState('');
  const timesFreedByCanceling = useCall(
    [resource, 'held-times', appointment.id],
    adminAppointments.timesFreedByCanceling,
    { params: { id: appointment.id } },
  );
  const calls = useCalls();
  const queries = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeAppointment(calls, appointment, { status: 'cancelled', cancelReason }),
    onSuccess(saved) {
      toast({ title: 'Appointment canceled', description: whoIsEmailed([saved], 'soon') });
      onClose();
    },
    onError(failure: CallError) {
      if (!failure.isOutdated) return;
      showError('Not canceled', failure);
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });

  return (
    <Confirm
      isOpen
      title="Cancel this appointment?"
      content={
        <>
          <DialogContentText>
            {clientOf(appointment)}, {timeInSentence(appointment.startsAt)}.
            {timesFreedByCanceling.data?.length ? ' This opens the time for others right away.' : ''}
          </DialogContentText>
          <ReasonField
            label="Reason"
            error={error !== null}
            helperText={
              error?.message ??
              'Your client reads this in their dashboard, and in the email if one goes out. You can leave it blank.'
            }
            value={cancelReason}
            onChange={({ target }) => setCancelReason(target.value)}
          />
        </>
      }
      confirm={isPending ? 'Canceling…' : 'Cancel appointment'}
      confirmColor="warning"
      cancel="Keep it"
      loading={isPending}
      onConfirm={() => mutate()}
      onClose={() => !isPending && onClose()}
    />
  );
}

export const ReasonField = (props: TextFieldProps) => (
  <TextField
    {...props}
    id="cancel-reason"
    multiline
    minRows={3}
    sx={{ marginTop: 2 }}
    slotProps={{ htmlInput: { maxLength: textLimits.description } }}
  />
);
