import { expect, test } from '@jest/globals';
import type { Appointment, AppointmentForm } from '@practice/contract/appointments';
import { changesOf } from './useAppointmentForm.ts';

const form: AppointmentForm = {
  title: 'Desk check',
  appointmentDate: '2026-12-01',
  appointmentTime: '9:00 AM',
  description: null,
  location: 'Acme',
  status: 'scheduled',
};
const saved = { ...form, id: 1 } as Appointment;

test('an updated appointment sends only changed fields, and a text can be cleared', () => {
  expect(changesOf(form, saved)).toEqual({});
  expect(changesOf({ ...form, location: null, status: 'cancelled' }, saved)).toEqual({
    location: null,
    status: 'cancelled',
  });
  expect(changesOf({ ...form, appointmentDate: '2026-12-02', appointmentTime: '1:00 PM' }, saved)).toEqual({
    appointmentDate: '2026-12-02',
    appointmentTime: '1:00 PM',
  });
});
