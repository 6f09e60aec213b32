import { type AdminAppointment, adminAppointmentUpdate } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { timeInSentence } from '@practice/contract/format';
import { adminAppointments } from '@practice/contract/routes';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { TextAreaField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';
import { useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import { changeAppointment } from './appointment-calls.ts';
import { clientOf, resource } from './appointment-words.ts';

interface CancelDialogProps {
  appointment: AdminAppointment;
  onClose: () => void;
}

export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const calls = useCallsWithoutRedirect();
  const { data: heldTimes } = useQuery<string[], CallError>({
    queryKey: [resource, 'held-times', appointment.id],
    queryFn: () => calls.call(adminAppointments.heldTimes, appointment.id),
  });
  const form = useAdminForm({
    labels: { cancelReason: 'Reason' },
    values: { cancelReason: '' },
    mode: 'onSubmit',
    check: (typed) => check(adminAppointmentUpdate, { ...typed, status: 'cancelled' }),
    send: (data) => changeAppointment(calls, appointment, data),
    onSent(saved) {
      toast({ title: 'Appointment canceled', description: whoIsEmailed([saved], 'soon') });
      onClose();
    },
    onFailure(error, refused) {
      if (error.isOutdated) {
        showError('Not canceled', error);
        onClose();
      } else if (refused.length === 0)
        form.setError('cancelReason', { type: 'server', message: error.message });
    },
  });

  return (
    <ConfirmDialog
      title="Cancel this appointment?"
      description={`${clientOf(appointment)}, ${timeInSentence(appointment.startsAt)}.${heldTimes?.length ? ' This opens the time for others right away.' : ''}`}
      confirm="Cancel appointment"
      cancel="Keep it"
      busy={form.busy && 'Canceling…'}
      isDestructive
      onConfirm={form.submit}
      onCancel={onClose}
    >
      <TextAreaField
        {...form.field('cancelReason')}
        hint="Your client reads this in their dashboard, and in the email if one goes out. You can leave it blank."
        rows={3}
      />
    </ConfirmDialog>
  );
}
