import type { Appointment, AppointmentForm, AppointmentUpdate } from '@practice/contract/appointments';

/** What the form changes. The rest is not named, so that what the practice changed meanwhile stays. */
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
