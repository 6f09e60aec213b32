import { type AdminAppointment, isOpen, lateMessages } from '@practice/contract/appointments';
import { dateAndTime, weekdayAndDate } from '@practice/contract/format';
import { Details, emailLink, quotedText } from '../layout/Details.tsx';
import { AppointmentOutcome } from './AppointmentOutcome.tsx';
import { clientOf, lacksConsent, notConfirmed, placeOf, timeRangeOf } from './appointment-texts.ts';
import { TimeForm } from './TimeForm.tsx';

export function AppointmentDetails({ appointment }: { appointment: AdminAppointment }) {
  const { user, startsAt, minutes, description, status, canceledAt, canceledBy, cancelReason } = appointment;
  const { changedLateAt, guardianConsentAt, guardianConsentVersion } = appointment;
  return (
    <Details
      fields={{
        Client: [clientOf(appointment), emailLink(user.email), !appointment.emailConfirmed && notConfirmed],
        'Date & Time': [weekdayAndDate(startsAt), `${timeRangeOf(appointment)} (${minutes} minutes)`],
        Location: placeOf(appointment),
        Description: description ? quotedText(description) : 'None',
        ...(status === 'cancelled' && {
          Canceled: `${canceledAt ? dateAndTime(canceledAt) : 'At an unknown time'}${canceledBy ? ` by ${canceledBy}` : ''}`,
          Reason: cancelReason ? quotedText(cancelReason) : 'None given',
        }),
        ...(changedLateAt && { Late: `${lateMessages.forPractice}, on ${dateAndTime(changedLateAt)}` }),
        ...(guardianConsentAt && {
          'Parent’s consent': `${dateAndTime(guardianConsentAt)}, text of ${guardianConsentVersion}`,
        }),
        ...(lacksConsent(appointment) && {
          'Parent’s consent': 'Missing. Have a parent or guardian sign before the visit.',
        }),
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
