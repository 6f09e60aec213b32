import type { NewAppointment } from '@practice/contract/appointments';
import { aWorkingDay } from './working-day.ts';

/** A client's wish for the next working day at 10:00 AM. */
export function anAppointment(over: Partial<NewAppointment> = {}): NewAppointment {
  return { title: 'Desk check', appointmentDate: aWorkingDay(), appointmentTime: '10:00 AM', ...over };
}
