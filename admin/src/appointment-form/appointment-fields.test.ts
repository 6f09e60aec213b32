import { expect, test } from '@jest/globals';
import { adminAppointmentInput } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { emptyAppointment, timeOf } from './appointment-fields.ts';

test('a typed time is converted to a 12-hour time, and the length to a number', () => {
  expect(timeOf({ appointmentDate: '2026-12-01', appointmentTime: '14:30', minutes: ' 45 ' })).toEqual({
    appointmentDate: '2026-12-01',
    appointmentTime: '2:30 PM',
    minutes: 45,
  });
});

test('an appointment with an empty length is refused instead of getting the default length', () => {
  const typed = { ...emptyAppointment, appointmentDate: '2026-12-01', appointmentTime: '14:30', minutes: '' };
  const { errors } = check(adminAppointmentInput, { userId: 7, ...typed, title: 'Visit', ...timeOf(typed) });
  expect(errors).toEqual([{ path: 'minutes', message: 'Please enter the length in minutes.' }]);
});
