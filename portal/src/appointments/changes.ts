import type { Appointment, AppointmentForm, AppointmentUpdate } from '@practice/contract/appointments';

/** Returns only what the form changes, so that changes by the practice in the meantime stay. */
export function changesOf(form: AppointmentForm, saved: Appointment): AppointmentUpdate {
  const names = Object.keys(form) as (keyof AppointmentForm)[];
  return Object.fromEntries(
    names.filter((name) => form[name] !== saved[name]).map((name) => [name, form[name]]),
  );
}
