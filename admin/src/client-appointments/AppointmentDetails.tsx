import { type AdminAppointment, isOpen } from '@practice/contract/appointments';
import { dateAndTime, weekdayAndDate } from '@practice/contract/format';
import { Details, QuotedText } from '../layout/Details.tsx';
import { clientOf, placeOf, spanOf } from './appointment-words.ts';
import { Outcome } from './Outcome.tsx';
import { TimeForm } from './TimeForm.tsx';

/** One appointment, with the actions for it. */
export function AppointmentDetails({ appointment }: { appointment: AdminAppointment }) {
  const { user, startsAt, minutes, description, status } = appointment;
  return (
    <Details
      facts={
        <>
          <dt>Client</dt>
          <dd>{clientOf(appointment)}</dd>
          <dd>
            <a href={`mailto:${user.email}`}>{user.email}</a>
          </dd>
          <dt>Date & Time</dt>
          <dd>{weekdayAndDate(startsAt)}</dd>
          <dd>
            {spanOf(appointment)} ({minutes} minutes)
          </dd>
          <dt>Location</dt>
          <dd>{placeOf(appointment)}</dd>
          <dt>Description</dt>
          {description ? <QuotedText>{description}</QuotedText> : <dd>None</dd>}
          <Cancelled appointment={appointment} />
          <dt>Created</dt>
          <dd>{dateAndTime(appointment.createdAt)}</dd>
          <dt>Last updated</dt>
          <dd>{dateAndTime(appointment.updatedAt)}</dd>
        </>
      }
    >
      {/* The outcome is first, because the free times of the form appear and disappear and would move its buttons. */}
      <Outcome appointment={appointment} />
      {/* The key makes a new form after the appointment was moved, so that the fields show the current time. */}
      {(isOpen(status) || status === 'cancelled' || status === 'no-show') && (
        <TimeForm key={`${startsAt} ${minutes} ${status}`} appointment={appointment} />
      )}
    </Details>
  );
}

function Cancelled({ appointment }: { appointment: AdminAppointment }) {
  const { status, cancelledAt, cancelledBy, cancelReason } = appointment;
  if (status !== 'cancelled') return null;
  return (
    <>
      <dt>Canceled</dt>
      <dd>
        {cancelledAt ? dateAndTime(cancelledAt) : 'At an unknown time'}
        {cancelledBy && ` by ${cancelledBy}`}
      </dd>
      <dt>Reason</dt>
      {cancelReason ? <QuotedText>{cancelReason}</QuotedText> : <dd>None given</dd>}
    </>
  );
}
