import { expect, test } from '@jest/globals';
import type { Appointment } from '../appointment.entity.ts';
import { appointmentAlert } from './appointment-alert.ts';
import { appointmentEmail } from './appointment-email.ts';
import type { Recipient } from './recipient.ts';

const client = {
  firstName: 'Robin',
  lastName: 'Marsh',
  emailConfirmedAt: new Date(),
  invitedAt: null,
  hasAccount: true,
} as Recipient;
const appointment = {
  title: 'Desk check',
  startsAt: new Date('2026-12-01T15:00:00Z'),
  minutes: 60,
  location: null,
  practitioners: [{ id: 1, name: 'Anna Whitfield' }],
} as Appointment;

const earlier = { startsAt: '2026-11-30T14:00:00Z' };

test('the emails about a visit that was moved and then canceled name both times', () => {
  const both = /Tuesday, December 1, 2026, 10:00 AM.*Monday, November 30, 9:00 AM/;
  const canceled = appointmentEmail('cancelled', appointment, client, { otherTime: earlier });
  expect(JSON.stringify(canceled.lines)).toMatch(both);
  const alert = appointmentAlert('cancelled', appointment, client, earlier);
  expect(JSON.stringify(alert.lines)).toMatch(both);
});

test('the practice reads who booked, from when to when a visit moved, and that it was late', () => {
  const openingOf = (kind: 'booked' | 'changed', over: Partial<Appointment>, otherTime?: typeof earlier) =>
    appointmentAlert(kind, { ...appointment, ...over }, client, otherTime).lines[0];
  expect(openingOf('booked', {})).toBe('Robin Marsh booked a visit.');
  expect(openingOf('booked', { titleByPractice: true })).toBe('You booked a visit for Robin Marsh.');
  expect(openingOf('changed', {}, earlier)).toBe(
    'Robin Marsh’s visit moved from Monday, November 30, 9:00 AM to Tuesday, December 1, 10:00 AM.',
  );
  expect(openingOf('changed', {})).toBe('Robin Marsh’s visit has changed. Here are the new details.');
  const late = appointmentAlert('changed', { ...appointment, changedLateAt: new Date() }, client);
  expect(late.lines).toContainEqual({ label: 'Late', value: 'Less than 24 hours ahead' });
});
