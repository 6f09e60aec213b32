import { describe, expect, test } from '@jest/globals';
import { practiceBooking, practiceChange } from './admin-appointments.ts';
import {
  type Appointment,
  appointmentInput,
  appointmentMessages,
  nextAppointment,
  statusRefusal,
} from './appointments.ts';
import { check } from './check.ts';
import { requestToClientInput } from './clients.ts';
import { instantOf } from './clock.ts';
import { practiceDay } from './format.ts';

const good = { title: 'Desk check', appointmentDate: '2199-12-31', appointmentTime: '9:00 AM' };
const errorsOf = (input: object) => check(appointmentInput, input).errors;

describe('a new appointment', () => {
  test('needs a title, a day and a time, each with its own message', () => {
    expect(errorsOf({})).toEqual([
      { path: 'title', message: 'Title must be at least 2 characters' },
      { path: 'appointmentDate', message: 'Appointment date is required' },
      { path: 'appointmentTime', message: 'Appointment time is required' },
    ]);
  });

  test('is scheduled by default, and accepts the time in any spelling', () => {
    expect(check(appointmentInput, { ...good, appointmentTime: '09:00 am' }).output).toEqual({
      ...good,
      description: null,
      guardianConsent: false,
      practitionerId: null,
      serviceId: null,
      paymentId: null,
      location: null,
      status: 'scheduled',
    });
  });

  test('is today or later', () => {
    expect(errorsOf({ ...good, appointmentDate: practiceDay() })).toBeUndefined();
    const yesterday = practiceDay(new Date(Date.now() - 24 * 3_600_000));
    expect(errorsOf({ ...good, appointmentDate: yesterday })).toEqual([
      { path: 'appointmentDate', message: appointmentMessages.pastDate },
    ]);
  });

  test.each(['2026-02-30', '2026-2-3', 'infinity', 20260203, null])('is not on %p', (appointmentDate) => {
    expect(errorsOf({ ...good, appointmentDate })?.[0]?.path).toBe('appointmentDate');
  });

  test.each(['21:00', '9 AM', ''])('is not at %p', (appointmentTime) => {
    expect(errorsOf({ ...good, appointmentTime })?.[0]?.path).toBe('appointmentTime');
  });

  test('at the client’s place needs an address, and one at the office has none', () => {
    const message = 'Please enter the address where we should meet you.';
    expect(errorsOf({ ...good, place: 'client', location: ' ' })).toEqual([{ path: 'location', message }]);
    const outputOf = (place: string) =>
      check(appointmentInput, { ...good, place, location: '1 Oak St' }).output;
    expect(outputOf('client')).toMatchObject({ location: '1 Oak St' });
    expect(outputOf('office')).toMatchObject({ location: null });
    expect(outputOf('office')).not.toHaveProperty('place');
  });
});

test.each([
  ['books', practiceBooking],
  ['moves', practiceChange],
  ['books for a new client', requestToClientInput],
])('a time that the clocks skip is refused when the practice %s', (_, schema) => {
  const client = { userId: 1, firstName: 'Robin', lastName: 'Marsh', email: 'robin@example.com' };
  const errorsAt = (appointmentDate: string, appointmentTime: string) =>
    check(schema, { ...client, title: 'Desk check', appointmentDate, appointmentTime }).errors;
  expect(errorsAt('2027-03-14', '2:30 am')).toEqual([
    { path: 'appointmentTime', message: appointmentMessages.skipped },
  ]);
  expect(errorsAt('2027-03-14', '3:30 AM')).toBeUndefined();
  expect(errorsAt('2027-11-07', '1:30 AM')).toBeUndefined();
  expect(errorsAt('\u0001', '2:30 AM')).toMatchObject([{ path: 'appointmentDate' }]);
  expect(errorsAt('2027-03-14', 'noon')).toMatchObject([{ path: 'appointmentTime' }]);
});

const at = (appointmentDate: string, appointmentTime: string, over: Partial<Appointment> = {}) =>
  ({
    appointmentDate,
    appointmentTime,
    status: 'scheduled',
    startsAt: instantOf(appointmentDate, appointmentTime).toISOString(),
    ...over,
  }) as Appointment;

test('the next appointment is the earliest from now on that is neither cancelled nor completed', () => {
  const rows = [
    at('2026-11-30', '9:00 AM'),
    at('2026-12-01', '1:00 PM', { status: 'rescheduled' }),
    at('2026-12-01', '9:00 AM', { status: 'cancelled' }),
    at('2026-12-01', '10:00 AM', { status: 'completed' }),
    at('2026-12-02', '9:00 AM'),
  ];
  expect(nextAppointment(rows, new Date('2026-12-01T00:00:00Z'))).toBe(rows[1]);
  expect(nextAppointment([])).toBeUndefined();
});

describe('the next status that the practice can set', () => {
  // s scheduled, r rescheduled, c completed, x cancelled, n no-show
  test.each([
    ['to come', 'scheduled', 's r - x -'],
    ['to come', 'rescheduled', 's r - x -'],
    ['to come', 'completed', 's r - - -'],
    ['to come', 'cancelled', 's r - x -'],
    ['to come', 'no-show', 's r - - -'],
    ['begun', 'scheduled', 's r c x n'],
    ['begun', 'rescheduled', 's r c x n'],
    ['begun', 'completed', 's r c - -'],
    ['begun', 'cancelled', 's r - x -'],
    ['begun', 'no-show', 's r - - n'],
  ] as const)('of an appointment that is %s and %s: %s', (when, status, expected) => {
    const startsAt = new Date(Date.now() + (when === 'begun' ? -60_000 : 60_000));
    const letters = { scheduled: 's', rescheduled: 'r', completed: 'c', cancelled: 'x', 'no-show': 'n' };
    const may = ['scheduled', 'rescheduled', 'completed', 'cancelled', 'no-show'] as const;
    const allowed = may.map((to) => (statusRefusal({ status, startsAt }, to) ? '-' : letters[to]));
    expect(allowed.join(' ')).toBe(expected);
  });
});

test('the toast about a deleted visit says that it is canceled, and mentions an email, only if the API queued one', () => {
  const said = (emails: ('client' | 'practice')[]) => appointmentMessages.deleted({ emails }).description;
  expect(said(['client', 'practice'])).toMatch(/email/);
  expect(said(['practice'])).toBe('Your visit is canceled.');
  expect(said([])).toBe('It’s off your list.');
});
