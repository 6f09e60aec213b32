import { expect, test } from '@jest/globals';
import { whatToBring } from '@practice/contract/visit';
import type { User } from '../auth/user.entity.ts';
import type { Appointment } from './appointment.entity.ts';
import { appointmentEmail } from './email-templates.ts';

const client = { firstName: 'Robin', emailConfirmedAt: new Date(), invitedAt: null } as User;
const appointment = {
  title: 'Desk check',
  appointmentDate: '2026-12-01',
  appointmentTime: '10:00 AM',
  minutes: 60,
  location: null,
} as Appointment;

test('a reminder names the day itself, since it may have to wait', () => {
  const text = JSON.stringify(appointmentEmail('reminder', appointment, client).lines);
  expect(text).toContain('Tuesday, December 1, 2026, 10:00 AM');
  expect(text).not.toMatch(/today|tomorrow/);
});

test('what to bring is for visits at the practice', () => {
  const to = (location: string | null) =>
    appointmentEmail('booked', { ...appointment, location }, client).lines;
  expect(to(null)).toContain(whatToBring);
  expect(to('Your office, 100 Fayetteville St')).not.toContain(whatToBring);
});
