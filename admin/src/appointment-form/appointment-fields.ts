import { appointmentMinutes } from '@practice/contract/appointments';
import { to12Hour } from '@practice/contract/time';

export const timeLabels = { appointmentDate: 'Date', appointmentTime: 'Time', minutes: 'Minutes' };

export const appointmentLabels = {
  title: 'Title',
  ...timeLabels,
  location: 'Location',
  description: 'Description',
};

export const emptyAppointment = {
  title: '',
  appointmentDate: '',
  appointmentTime: '',
  minutes: String(appointmentMinutes),
  location: '',
  description: '',
};

export type TimeFields = Pick<typeof emptyAppointment, keyof typeof timeLabels>;

export function timeOf({ appointmentDate, appointmentTime, minutes }: TimeFields) {
  return {
    appointmentDate,
    appointmentTime: to12Hour(appointmentTime),
    minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
  };
}
