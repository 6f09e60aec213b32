import { type Appointment, appointmentMessages, appointmentMinutes } from '@practice/contract/appointments';
import { zoneName } from '@practice/contract/visit';

export function dialogText(appointment: Appointment | undefined) {
  const texts = appointment
    ? {
        title: 'Edit',
        submit: 'Save Changes',
        busy: 'Saving...',
        failed: appointmentMessages.updateFailed,
      }
    : {
        title: 'New Appointment',
        submit: 'Book Appointment',
        busy: 'Booking...',
        failed: appointmentMessages.createFailed,
      };
  const length = `${appointment?.minutes ?? appointmentMinutes} minutes, ${zoneName}.`;
  return { ...texts, description: appointment ? `${appointment.title}: ${length}` : length };
}
