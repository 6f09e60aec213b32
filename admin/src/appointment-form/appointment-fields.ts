import { appointmentMinutes } from '@practice/contract/appointments';
import { to12Hour } from '@practice/contract/time';

/** When somebody comes, as it is typed. */
export interface TimeFields {
  appointmentDate: string;
  /** As the browser's field has it: "14:30". */
  appointmentTime: string;
  minutes: string;
}

/** An appointment, but for whose it is. */
export interface AppointmentFields extends TimeFields {
  title: string;
  location: string;
  description: string;
}

export const timeFields = [
  { name: 'appointmentDate', label: 'Date' },
  { name: 'appointmentTime', label: 'Time' },
  { name: 'minutes', label: 'Minutes' },
] as const;

export const appointmentFields = [
  { name: 'title', label: 'Title' },
  ...timeFields,
  { name: 'location', label: 'Location' },
  { name: 'description', label: 'Description' },
] as const;

export const emptyAppointment: AppointmentFields = {
  title: '',
  appointmentDate: '',
  appointmentTime: '',
  minutes: String(appointmentMinutes),
  location: '',
  description: '',
};

/** The time as the contract takes it. A length that was cleared is none, and not the usual one. */
export function timeOf({ appointmentDate, appointmentTime, minutes }: TimeFields) {
  return {
    appointmentDate,
    appointmentTime: to12Hour(appointmentTime),
    minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
  };
}
