import { Button, Typography } from '@mui/material';
import { practiceChange } from '@practice/contract/admin-appointments';
import {
  type AdminAppointment,
  type AdminAppointmentUpdate,
  isOpen,
  lateMessages,
  statusRefusal,
} from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { dateAndTime, weekdayAndDate } from '@practice/contract/format';
import { useState } from 'react';
import { TimeInputs, useShowFreeTimes } from '../appointment-form/AppointmentInputs.tsx';
import { CallError, type PracticeDataProvider } from '../dataProvider.ts';
import { CallForm } from '../form/CallForm.tsx';
import { Details, emailLink, quotedText } from '../layout/Details.tsx';
import { useNow } from '../layout/useRefresh.ts';
import { useErrorToast } from '../layout/useToast.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { changeAppointment, useShowBooked } from './appointment-calls.ts';
import { clientOf, isUnconfirmed, notConfirmed, placeOf, timeRangeOf } from './appointment-texts.ts';
import { CancelDialog } from './CancelDialog.tsx';

export function AppointmentDetails({ appointment }: { appointment: AdminAppointment }) {
  const { user, startsAt, minutes, description, status, canceledAt, canceledBy, cancelReason } = appointment;
  const { changedLateAt, guardianConsentAt, guardianConsentVersion } = appointment;
  return (
    <Details
      fields={{
        Client: [clientOf(appointment), emailLink(user.email), isUnconfirmed(appointment) && notConfirmed],
        'Date & Time': [weekdayAndDate(startsAt), `${timeRangeOf(appointment)} (${minutes} minutes)`],
        Location: placeOf(appointment),
        Description: description ? quotedText(description) : 'None',
        ...(status === 'cancelled' && {
          Canceled: `${canceledAt ? dateAndTime(canceledAt) : 'At an unknown time'}${canceledBy ? ` by ${canceledBy}` : ''}`,
          Reason: cancelReason ? quotedText(cancelReason) : 'None given',
        }),
        ...(changedLateAt && { Late: `${lateMessages.forPractice}, on ${dateAndTime(changedLateAt)}` }),
        'Parent’s consent': guardianConsentAt
          ? `${dateAndTime(guardianConsentAt)}, text of ${guardianConsentVersion}`
          : appointment.lacksConsent && 'Missing. Have a parent or guardian sign before the visit.',
        Created: dateAndTime(appointment.createdAt),
        'Last updated': dateAndTime(appointment.updatedAt),
      }}
    >
      {/* The outcome is first, because the free times of the form appear and disappear and would move its buttons. */}
      <AppointmentOutcome appointment={appointment} />
      {/* The key makes a new form after the appointment was moved, so that the fields show the current time. */}
      {(isOpen(status) || status === 'cancelled' || status === 'no-show') && (
        <TimeForm key={`${startsAt} ${minutes} ${status}`} appointment={appointment} />
      )}
    </Details>
  );
}

const outcomes = [
  { to: 'completed', label: 'Complete', done: 'Marked as completed' },
  { to: 'no-show', label: 'No-show', done: 'Marked as a no-show' },
] as const;
const undo = { to: 'scheduled', label: 'Set back to scheduled', done: 'Scheduled again' } as const;

function AppointmentOutcome({ appointment }: { appointment: AdminAppointment }) {
  const [isCancelling, setIsCancelling] = useState(false);
  useNow();
  const { status } = appointment;
  if (status === 'cancelled' || status === 'no-show') return null;
  const isComplete = !isOpen(status);
  const hasBegun = statusRefusal(appointment, 'completed') === undefined;
  const changes = isComplete ? [undo] : hasBegun ? outcomes : [];
  return (
    <section className="stack" aria-labelledby="outcome-heading">
      <h3 id="outcome-heading">Outcome</h3>
      <Typography variant="body2" color="textSecondary">
        {isComplete
          ? 'This appointment took place. If that’s not right, set it back.'
          : hasBegun
            ? 'How did it go? Or cancel the visit.'
            : 'Once the visit has begun, you can say how it went. Or cancel it.'}
      </Typography>
      <div className="cluster row-gap-2">
        {changes.map(({ to, label, done }) => (
          <ActionButton
            key={to}
            label={label}
            run={(calls) => changeAppointment(calls, appointment, { status: to })}
            done={{ title: done }}
            failed="Not changed"
          />
        ))}
        {!isComplete && (
          <Button variant="outlined" color="error" onClick={() => setIsCancelling(true)}>
            Cancel appointment…
          </Button>
        )}
      </div>
      {isCancelling && <CancelDialog appointment={appointment} onClose={() => setIsCancelling(false)} />}
    </section>
  );
}

function TimeForm({ appointment }: { appointment: AdminAppointment }) {
  const { appointmentDate, appointmentTime, minutes, status } = appointment;
  const isMove = isOpen(status);
  const current = { appointmentDate, appointmentTime, minutes };
  const showBooked = useShowBooked();
  const showFreeTimes = useShowFreeTimes();
  const showError = useErrorToast();

  async function save(time: AdminAppointmentUpdate, calls: PracticeDataProvider) {
    try {
      const change = isMove ? time : { ...time, status: 'scheduled' as const };
      const saved = await changeAppointment(calls, appointment, change);
      showBooked(isMove ? 'Appointment moved' : 'Appointment reopened', saved, 'soon');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.isOutdated) return showError(isMove ? 'Not moved' : 'Not reopened', error);
      showFreeTimes(error, time.appointmentDate);
      throw error;
    }
  }

  function checkTime(typed: typeof current) {
    const isSame =
      typed.appointmentDate === appointmentDate &&
      typed.appointmentTime === appointmentTime &&
      typed.minutes === minutes;
    if (isMove && isSame)
      return { errors: [{ path: 'appointmentTime', message: 'It’s already at this time.' }] };
    return check(practiceChange, typed);
  }

  return (
    <section className="stack" aria-labelledby="time-heading">
      <h3 id="time-heading">{isMove ? 'Move to' : 'Reopen'}</h3>
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
