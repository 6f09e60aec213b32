import {
  type AdminAppointment,
  type AdminAppointmentUpdate,
  adminAppointmentUpdate,
  type Emails,
} from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { timeInSentence } from '@practice/contract/format';
import { adminAppointments } from '@practice/contract/routes';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { TextAreaField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { emailed } from '../appointment-form/emailed.ts';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { fieldProps } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { showError } from '../layout/show-error.ts';
import { clientOf, resource } from './appointment-words.ts';

const fields = [{ name: 'cancelReason', label: 'Reason' }] as const;

interface CancelDialogProps {
  appointment: AdminAppointment;
  onClose: () => void;
}

/** Asks before an appointment is canceled. The client reads the reason. */
export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const { data: held } = useQuery<string[], CallError>({
    queryKey: [resource, 'held-times', appointment.id],
    queryFn: () => calls.call(adminAppointments.heldTimes, appointment.id),
  });
  const form = useForm<{ cancelReason: string }, unknown, AdminAppointmentUpdate>({
    defaultValues: { cancelReason: '' },
    resolver: (typed) => resolved(check(adminAppointmentUpdate, { ...typed, status: 'cancelled' })),
  });
  const saving = useSaving({
    form,
    fields,
    save: async (data) =>
      (
        await calls.update<AdminAppointment & Emails>(resource, {
          id: appointment.id,
          data,
          previousData: appointment,
        })
      ).data,
    onFailure: async (error) => {
      const { body, message } = error;
      if (error.isOutdated) {
        showError('Not canceled', error);
        onClose();
        await queries.invalidateQueries({ queryKey: [resource] });
        return;
      }
      if (!body.errors.cancelReason) form.setError('cancelReason', { type: 'server', message });
    },
  });

  async function cancel() {
    const saved = await saving.submit();
    if (!saved) return;
    toast({ title: 'Appointment canceled', description: emailed(saved, appointment.user, 'soon') });
    onClose();
    await queries.invalidateQueries({ queryKey: [resource] });
  }

  return (
    <ConfirmDialog
      title="Cancel this appointment?"
      description={`${clientOf(appointment)}, ${timeInSentence(appointment.startsAt)}.${held?.length ? ' This opens the time for others right away.' : ''}`}
      confirm="Cancel appointment"
      cancel="Keep it"
      busy={saving.isSaving && 'Canceling…'}
      isDestructive
      onConfirm={cancel}
      onCancel={onClose}
    >
      <TextAreaField
        label="Reason"
        hint="Your client reads this in their portal, and in the email if one goes out. You can leave it empty."
        rows={3}
        {...fieldProps(form)('cancelReason')}
      />
    </ConfirmDialog>
  );
}
