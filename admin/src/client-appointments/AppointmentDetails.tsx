import { practiceChange } from '@practice/contract/admin-appointments';
import { type AdminAppointment, isOpen, lateMessages, statusRefusal } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { dateAndTime, weekdayAndDate } from '@practice/contract/format';
import { namesOf } from '@practice/contract/practitioners';
import { CanAccess } from 'react-admin';
import { TimeInputs, useShowFreeTimes } from '../appointment-form/AppointmentInputs.tsx';
import { CallForm } from '../form/CallForm.tsx';
import { Details, emailLink, quotedText } from '../layout/Details.tsx';
import { useNow } from '../layout/useRefresh.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import { type Ids, WithInput } from '../practitioner-field/WithInput.tsx';
import { changeAppointment, useShowBooked } from './appointment-calls.ts';
import { clientOf, isUnconfirmed, notConfirmed, placeOf, timeRangeOf } from './appointment-texts.ts';
import { CancelAppointment } from './CancelAppointment.tsx';

export function AppointmentDetails({ appointment }: { appointment: AdminAppointment }) {
  const { user, startsAt, minutes, description, status, canceledAt, canceledBy, cancelReason } = appointment;
  const names = namesOf(appointment.practitioners);
  const { changedLateAt, guardianConsentAt, guardianConsentVersion, isClosed } = appointment;
  return (
    <Details
      fields={{
        Client: [clientOf(appointment), emailLink(user.email), isUnconfirmed(appointment) && notConfirmed],
        'Date & Time': [weekdayAndDate(startsAt), `${timeRangeOf(appointment)} (${minutes} minutes)`],
        With: names,
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
      <CanAccess action="edit" resource={isClosed ? 'closed-clients' : 'client-appointments'}>
        {/* The outcome is first, because the free times of the form appear and disappear and would move its buttons. */}
        <AppointmentOutcome appointment={appointment} />
        {/* The key makes a new form after the appointment was moved, so that the fields show the current time. */}
        {(isOpen(status) || status === 'cancelled' || status === 'no-show') && (
          <TimeForm key={`${startsAt} ${minutes} ${status} ${names}`} appointment={appointment} />
        )}
      </CanAccess>
    </Details>
  );
}

const outcomes = [
  { to: 'completed', label: 'Complete', done: 'Marked as completed' },
  { to: 'no-show', label: 'No-show', done: 'Marked as a no-show' },
] as const;
const undo = { to: 'scheduled', label: 'Set back to scheduled', done: 'Scheduled again' } as const;

function AppointmentOutcome({ appointment }: { appointment: AdminAppointment }) {
  useNow();
  const { status } = appointment;
  if (status === 'cancelled' || status === 'no-show') return null;
  const isComplete = !isOpen(status);
  const hasBegun = statusRefusal(appointment, 'completed') === undefined;
  const changes = isComplete ? [undo] : hasBegun ? outcomes : [];
  return (
    <section className="stack" aria-labelledby="outcome-heading">
      <h3 id="outcome-heading">Outcome</h3>
      <p className="text-sm text-soft">
        {isComplete
          ? 'This appointment took place. If that’s not right, set it back.'
          : hasBegun
            ? 'How did it go? Or cancel the visit.'
            : 'Once the visit has begun, you can say how it went. Or cancel it.'}
      </p>
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
        {!isComplete && <CancelAppointment appointment={appointment} />}
      </div>
    </section>
  );
}

function TimeForm({ appointment }: { appointment: AdminAppointment }) {
  const { appointmentDate, appointmentTime, minutes, serviceId, practitioners, status } = appointment;
  const isMove = isOpen(status);
  const ids = practitioners.map(({ id }) => id);
  const practitionerIds: Ids = ids.length > 0 ? ids : null;
  // The service isn't sent, only used to find free times.
  const current = { appointmentDate, appointmentTime, minutes, serviceId, practitionerIds };
  const showBooked = useShowBooked();
  const showFreeTimes = useShowFreeTimes();

  function checkTime({ practitionerIds: chosen, ...time }: typeof current) {
    const names = ['appointmentDate', 'appointmentTime', 'minutes'] as const;
    const isSame = names.every((name) => time[name] === appointment[name]);
    const isWithSame = !chosen || chosen.join() === ids.join();
    if (isMove && isSame && isWithSame)
      return { errors: [{ path: 'appointmentTime', message: 'It’s already at this time.' }] };
    return check(practiceChange, isWithSame ? time : { ...time, practitionerIds: chosen });
  }

  return (
    <section className="stack" aria-labelledby="time-heading">
      <h3 id="time-heading">{isMove ? 'Move to' : 'Reopen'}</h3>
      <CallForm
        check={checkTime}
        defaultValues={current}
        send={(time, calls) =>
          changeAppointment(calls, appointment, isMove ? time : { ...time, status: 'scheduled' })
        }
        onSaved={(saved) => showBooked(isMove ? 'Appointment moved' : 'Appointment reopened', saved, 'soon')}
        failed={isMove ? 'Not moved' : 'Not reopened'}
        onRefused={(error, time) => showFreeTimes(error, { ...current, ...time })}
        variant="outlined"
        save={isMove ? 'Move appointment' : 'Reopen at this time'}
      >
        <WithInput current={practitioners} />
        <TimeInputs />
      </CallForm>
    </section>
  );
}
