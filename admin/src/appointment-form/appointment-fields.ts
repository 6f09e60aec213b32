import { appointmentMinutes } from '@practice/contract/appointments';
import { to12Hour } from '@practice/contract/time';

export const timeLabels = { appointmentDate: 'Date', appointmentTime: 'Time', minutes: 'Minutes' };

export const appointmentLabels = {
  title: 'Title',
  ...timeLabels,
  location: 'Location',
  description: 'Description',
};

/** The fields of an appointment as they are typed, without its client. */
export const emptyAppointment = {
  title: '',
  appointmentDate: '',
  /** The value of `<input type="time">`, such as 14:30. */
  appointmentTime: '',
  minutes: String(appointmentMinutes),
  location: '',
  description: '',
};

export type TimeFields = Pick<typeof emptyAppointment, keyof typeof timeLabels>;

/** The time as the contract's schema expects it. An empty length becomes NaN, which is invalid, instead of the default length. */
export function timeOf({ appointmentDate, appointmentTime, minutes }: TimeFields) {
  return {
    appointmentDate,
    appointmentTime: to12Hour(appointmentTime),
    minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
  };
}
