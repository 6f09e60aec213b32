import { type Appointment, appointmentMessages, appointmentMinutes } from '@practice/contract/appointments';
import { zoneName } from '@practice/contract/visit';

/** What the dialog says for a new appointment, or for one that is changed. */
export function dialogText(appointment: Appointment | undefined) {
  const length = `${appointment?.minutes ?? appointmentMinutes} minutes, ${zoneName}`;
  return appointment
    ? {
        title: 'Edit Appointment',
        description: `${length}.`,
        submit: 'Save Changes',
        busy: 'Saving...',
        failed: appointmentMessages.updateFailed,
      }
    : {
        title: 'New Appointment',
        description: `${length}.`,
        submit: 'Book Appointment',
        busy: 'Booking...',
        failed: appointmentMessages.createFailed,
      };
}
