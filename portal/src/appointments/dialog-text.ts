import { type Appointment, appointmentMessages, appointmentMinutes } from '@practice/contract/appointments';
import { practice } from '@practice/contract/practice';

export function dialogText(appointment: Appointment | undefined, serviceMinutes = appointmentMinutes) {
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
  const length = `${appointment?.minutes ?? serviceMinutes} minutes, ${practice.zoneName}.`;
  return { ...texts, description: appointment ? `${appointment.title}: ${length}` : length };
}
