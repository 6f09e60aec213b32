import type { Appointment, AppointmentForm, AppointmentUpdate } from '@practice/contract/appointments';

/** Returns only what the form changes, so that changes by the practice in the meantime stay. */
export function changesOf(form: AppointmentForm, saved: Appointment): AppointmentUpdate {
  const { title, appointmentDate, appointmentTime, description, location, status } = form;
  return {
    ...(title !== saved.title && { title }),
    ...(appointmentDate !== saved.appointmentDate && { appointmentDate }),
    ...(appointmentTime !== saved.appointmentTime && { appointmentTime }),
    ...(description !== saved.description && { description }),
    ...(location !== saved.location && { location }),
    ...(status !== saved.status && { status }),
  };
}
