import { type AdminAppointment, isOpen } from '@practice/contract/appointments';
import { dateAndTime, weekdayAndDate } from '@practice/contract/format';
import { Details, emailLink, quotedText } from '../layout/Details.tsx';
import { clientOf, placeOf, timeRangeOf } from './appointment-words.ts';
import { Outcome } from './Outcome.tsx';
import { TimeForm } from './TimeForm.tsx';

/** One appointment, with the actions for it. */
export function AppointmentDetails({ appointment }: { appointment: AdminAppointment }) {
  const { user, startsAt, minutes, description, status, cancelledAt, cancelledBy, cancelReason } =
    appointment;
  return (
    <Details
      facts={{
        Client: [
          clientOf(appointment),
          emailLink(user.email),
          !appointment.emailConfirmed && 'Email not confirmed',
        ],
        'Date & Time': [weekdayAndDate(startsAt), `${timeRangeOf(appointment)} (${minutes} minutes)`],
        Location: placeOf(appointment),
        Description: description ? quotedText(description) : 'None',
        ...(status === 'cancelled' && {
          Canceled: `${cancelledAt ? dateAndTime(cancelledAt) : 'At an unknown time'}${cancelledBy ? ` by ${cancelledBy}` : ''}`,
          Reason: cancelReason ? quotedText(cancelReason) : 'None given',
        }),
        Created: dateAndTime(appointment.createdAt),
        'Last updated': dateAndTime(appointment.updatedAt),
      }}
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
