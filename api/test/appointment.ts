import type { NewAppointment } from '@practice/contract/appointments';
import { aWorkingDay } from './working-day.ts';

export function anAppointment(over: Partial<NewAppointment> = {}): NewAppointment {
  return { title: 'Desk check', appointmentDate: aWorkingDay(), appointmentTime: '10:00 AM', ...over };
}
