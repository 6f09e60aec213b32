import { expect, test } from '@jest/globals';
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

test('a reminder names the date, since it may be sent late', () => {
  const text = JSON.stringify(appointmentEmail('reminder', appointment, client).lines);
  expect(text).toContain('Tuesday, December 1, 2026, 10:00 AM');
  expect(text).not.toMatch(/today|tomorrow/);
});

test('visits at the practice say what to bring, and MNRI what to wear', () => {
  const to = (title: string, location: string | null) =>
    JSON.stringify(appointmentEmail('booked', { ...appointment, title, location }, client).lines);
  expect(to('MNRI Family Session', null)).toMatch(/clothes you can move in, and bring any paperwork/);
  expect(to('Free Consultation', null)).toContain('Please bring any paperwork');
  expect(to('Free Consultation', null)).not.toContain('clothes');
  for (const title of ['MNRI Family Session', 'Foundations Package']) {
    expect(to(title, 'Your office, 100 Fayetteville St')).not.toMatch(/clothes|paperwork/);
  }
});
