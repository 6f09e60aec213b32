import { type AdminAppointment, adminAppointmentUpdate, isOpen } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { to24Hour } from '@practice/contract/time';
import { Button } from '@practice/ui/Button';
import { timeLabels, timeOf } from '../appointment-form/appointment-fields.ts';
import { TimeInputs } from '../appointment-form/TimeInputs.tsx';
import { useTimeTakenError } from '../appointment-form/useFreeTimes.ts';
import { isSame, useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import { changeAppointment, showBooked } from './appointment-calls.ts';

const headingId = 'time-heading';

export function TimeForm({ appointment }: { appointment: AdminAppointment }) {
  const { appointmentDate, appointmentTime, minutes, status } = appointment;
  const isMove = isOpen(status);
  const current = { appointmentDate, appointmentTime: to24Hour(appointmentTime), minutes: String(minutes) };
  const form = useAdminForm({
    labels: timeLabels,
    values: current,
    mode: 'onSubmit',
    check(typed) {
      if (isMove && isSame(typed, current)) {
        return { errors: [{ path: 'appointmentTime', message: 'It’s already at this time.' }] };
      }
      return check(adminAppointmentUpdate, { ...timeOf(typed), ...(!isMove && { status: 'scheduled' }) });
    },
    send: (data, calls) => changeAppointment(calls, appointment, data),
    onSent: (saved) => showBooked(isMove ? 'Appointment moved' : 'Appointment reopened', saved, 'soon'),
    onFailure(error) {
      if (error.isOutdated) {
        // The error is a toast, because the form starts again with the current time.
        showError(isMove ? 'Not moved' : 'Not reopened', error);
      } else if (error.status === 409) offerFreeTimes(error);
      else if (error.errors.length === 0)
        form.setError('appointmentTime', { type: 'server', message: error.message }, { shouldFocus: true });
    },
  });
  const offerFreeTimes = useTimeTakenError(form);

  return (
    <form {...form.props} className="stack" aria-labelledby={headingId}>
      <h3 id={headingId}>{isMove ? 'Move to' : 'Reopen'}</h3>
      <TimeInputs form={form} />
      <Button className="self-start" type="submit" variant="secondary" busy={form.busy && 'Saving…'}>
        {isMove ? 'Move appointment' : 'Reopen at this time'}
      </Button>
      {form.isSignedOut && (
        <p role="alert">You’re no longer logged in. Log in again in a new tab, then try again here.</p>
      )}
    </form>
  );
}
