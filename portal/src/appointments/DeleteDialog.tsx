import { type Appointment, appointmentMessages } from '@practice/contract/appointments';
import { ApiError, sentenceOf } from '@practice/contract/errors';
import { weekdayAndDate } from '@practice/contract/format';
import { signInAddress } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { useAppointmentCalls } from './appointments.queries.ts';

interface DeleteDialogProps {
  appointment: Appointment;
  /** Whether it is still to come: then deleting cancels it. */
  isUpcoming: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once. The safe answer comes first, and has the focus. */
export function DeleteDialog({ appointment, isUpcoming, onClose, onDeleted }: DeleteDialogProps) {
  const { id, title, appointmentDate, appointmentTime } = appointment;
  const [isDeleting, setIsDeleting] = useState(false);
  const isSent = useRef(false);
  const { remove } = useAppointmentCalls();
  const close = () => {
    if (!isDeleting) onClose();
  };

  async function confirm() {
    if (isSent.current) return;
    isSent.current = true;
    setIsDeleting(true);
    try {
      await remove(id);
      toast(appointmentMessages.deleted);
      onDeleted();
    } catch (error) {
      isSent.current = false;
      setIsDeleting(false);
      if (error instanceof ApiError && error.status === 401) {
        window.location.assign(signInAddress(window.location));
        return;
      }
      toast({
        title: appointmentMessages.deleteFailed,
        description: sentenceOf(error),
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title="Delete this appointment?"
      description={
        <>
          <p>
            {title}, {weekdayAndDate(appointmentDate)} at {appointmentTime}.
          </p>
          <p>
            {isUpcoming
              ? 'This cancels your visit and frees its time for others. We’ll confirm it by email.'
              : 'It leaves your list.'}
          </p>
        </>
      }
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={isDeleting && 'Deleting...'} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}
