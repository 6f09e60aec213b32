import { expect, test } from '@jest/globals';
import type { Appointment, AppointmentForm } from '@practice/contract/appointments';
import { changesOf } from './useAppointmentForm.ts';

const fields: AppointmentForm = {
  title: 'Desk check',
  appointmentDate: '2026-12-01',
  appointmentTime: '9:00 AM',
  description: null,
  location: 'Acme',
  status: 'scheduled',
};
const form = { ...fields, practitionerId: 2 };
const practitioners: Appointment['practitioners'] = [{ id: 2, name: 'Daniel Whitfield' }];
const saved = { ...fields, id: 1, practitioners } as Appointment;

test('an updated appointment sends only changed fields, and a text can be cleared', () => {
  expect(changesOf(form, saved)).toEqual({});
  expect(changesOf({ ...form, location: null, status: 'cancelled' }, saved)).toEqual({
    location: null,
    status: 'cancelled',
  });
  expect(changesOf({ ...form, practitionerId: null }, saved)).toEqual({ practitionerId: null });
});
