import { appointmentMinutes } from '@practice/contract/appointments';
import { to12Hour } from '@practice/contract/time';

/** Date, time and length as they are typed. */
export interface TimeFields {
  appointmentDate: string;
  /** The value of `<input type="time">`, such as "14:30". */
  appointmentTime: string;
  minutes: string;
}

/** An appointment without its client. */
export interface AppointmentFields extends TimeFields {
  title: string;
  location: string;
  description: string;
}

export const timeLabels = { appointmentDate: 'Date', appointmentTime: 'Time', minutes: 'Minutes' };

export const appointmentLabels = {
  title: 'Title',
  ...timeLabels,
  location: 'Location',
  description: 'Description',
};

export const emptyAppointment: AppointmentFields = {
  title: '',
  appointmentDate: '',
  appointmentTime: '',
  minutes: String(appointmentMinutes),
  location: '',
  description: '',
};

/** The time for the contract's schema. An empty length is invalid, instead of the usual length. */
export function timeOf({ appointmentDate, appointmentTime, minutes }: TimeFields) {
  return {
    appointmentDate,
    appointmentTime: to12Hour(appointmentTime),
    minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
  };
}
