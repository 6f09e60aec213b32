import { type Appointment, appointmentMessages, appointmentMinutes } from '@practice/contract/appointments';
import { zoneName } from '@practice/contract/visit';

/** What the dialog says for a new appointment, or for one that is changed. */
export function dialogWords(appointment: Appointment | undefined) {
  const length = `${appointment?.minutes ?? appointmentMinutes} minutes, ${zoneName}`;
  return appointment
    ? {
        title: 'Edit Appointment',
        description: `${length}. We’ll email you the new details a few minutes later.`,
        submit: 'Save Changes',
        busy: 'Saving...',
        failed: appointmentMessages.updateFailed,
      }
    : {
        title: 'New Appointment',
        description: `${length}. We’ll email you the details as soon as it’s booked.`,
        submit: 'Book Appointment',
        busy: 'Booking...',
        failed: appointmentMessages.createFailed,
      };
}
