import {
  type AdminAppointment,
  type AdminAppointmentUpdate,
  adminAppointmentUpdate,
} from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { timeInSentence } from '@practice/contract/format';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { TextAreaField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { fieldProps } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { clientOf, resource } from './appointment-words.ts';

const fields = [{ name: 'cancelReason', label: 'Reason' }] as const;

interface CancelDialogProps {
  appointment: AdminAppointment;
  onClose: () => void;
}

/** Asks once before an appointment is canceled; the client reads the reason. */
export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const form = useForm<{ cancelReason: string }, unknown, AdminAppointmentUpdate>({
    defaultValues: { cancelReason: '' },
    resolver: (typed) => resolved(check(adminAppointmentUpdate, { ...typed, status: 'cancelled' })),
  });
  const saving = useSaving({
    form,
    fields,
    save: (data) => calls.update(resource, { id: appointment.id, data, previousData: appointment }),
    onFailure: ({ body, message }) => {
      if (!body.errors.cancelReason) form.setError('cancelReason', { type: 'server', message });
    },
  });

  function close() {
    if (!saving.isSaving) onClose();
  }

  async function cancel() {
    if (!(await saving.submit())) return;
    toast({ title: 'Appointment canceled', description: `${clientOf(appointment)} gets an email.` });
    onClose();
    await queries.invalidateQueries({ queryKey: [resource] });
  }

  return (
    <Dialog
      role="alertdialog"
      title="Cancel this appointment?"
      description={`${clientOf(appointment)}, ${timeInSentence(appointment.startsAt)}. This opens the time for others right away.`}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={saving.isSaving && 'Canceling…'} onClick={cancel}>
            Cancel appointment
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Reason"
        hint="Your client reads this in the email and in their portal. You can leave it empty."
        rows={3}
        {...fieldProps(form)('cancelReason')}
      />
    </Dialog>
  );
}
