import {
  type AdminAppointment,
  type AdminAppointmentUpdate,
  adminAppointmentUpdate,
  isOpen,
} from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { useQueryClient } from '@tanstack/react-query';
import { TimeInputs } from '../appointment-form/TimeInputs.tsx';
import { useShowFreeTimes } from '../appointment-form/useFreeTimes.ts';
import { CallError, useCalls } from '../dataProvider.ts';
import { CallForm } from '../form/CallForm.tsx';
import { useErrorToast } from '../layout/useToast.tsx';
import { changeAppointment, useShowBooked } from './appointment-calls.ts';
import { resource } from './appointment-texts.ts';

const headingId = 'time-heading';

export function TimeForm({ appointment }: { appointment: AdminAppointment }) {
  const { appointmentDate, appointmentTime, minutes, status } = appointment;
  const isMove = isOpen(status);
  const current = { appointmentDate, appointmentTime, minutes };
  const calls = useCalls();
  const showBooked = useShowBooked();
  const showFreeTimes = useShowFreeTimes();
  const showError = useErrorToast();
  const queries = useQueryClient();

  async function save(time: AdminAppointmentUpdate) {
    try {
      const saved = await changeAppointment(calls, appointment, {
        ...time,
        ...(!isMove && { status: 'scheduled' }),
      });
      showBooked(isMove ? 'Appointment moved' : 'Appointment reopened', saved, 'soon');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.isOutdated) return showError(isMove ? 'Not moved' : 'Not reopened', error);
      showFreeTimes(error, time.appointmentDate);
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: [resource] });
    }
  }

  function checkTime(typed: typeof current) {
    const isSame =
      typed.appointmentDate === appointmentDate &&
      typed.appointmentTime === appointmentTime &&
      typed.minutes === minutes;
    if (isMove && isSame)
      return { errors: [{ path: 'appointmentTime', message: 'It’s already at this time.' }] };
    return check(adminAppointmentUpdate, typed);
  }

  return (
    <section className="stack" aria-labelledby={headingId}>
      <h3 id={headingId}>{isMove ? 'Move to' : 'Reopen'}</h3>
      <CallForm
        check={checkTime}
        defaultValues={current}
        send={save}
        variant="outlined"
        save={isMove ? 'Move appointment' : 'Reopen at this time'}
      >
        <TimeInputs />
      </CallForm>
    </section>
  );
}
