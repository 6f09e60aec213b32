/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { Appointment } from '@practice/contract/appointments';
import { draw, shows } from '../test/draw.tsx';
import { DeleteAppointment } from './DeleteAppointment.tsx';

const hour = 3_600_000;
const practitioners: Appointment['practitioners'] = [{ id: 1, name: 'Anna Whitfield' }];

test.each([
  ['an upcoming appointment is canceled late', { in: hour }, true],
  ['an appointment more than a day ahead is canceled free of charge', { in: 25 * hour }, true],
  // The API only hides an appointment that has begun.
  ['an appointment that has begun is hidden', { in: -hour / 2 }, false],
  ['a canceled appointment is hidden', { in: hour, status: 'cancelled' }, false],
] as const)(
  'the dialog to delete an appointment says that %s',
  async (_, { in: ahead, ...over }, isCanceled) => {
    const appointment = {
      id: 7,
      title: 'Desk check',
      appointmentDate: '2026-12-01',
      appointmentTime: '10:00 AM',
      startsAt: new Date(Date.now() + ahead).toISOString(),
      minutes: 60,
      status: 'scheduled',
      practitioners,
      ...over,
    } as Appointment;
    const nothing = () => {};
    await draw(<DeleteAppointment appointment={appointment} onClose={nothing} onDeleted={nothing} />);
    expect(shows(', with Anna Whitfield.')).toBe(true);
    expect(shows('Your visit will be canceled, and its time opened to someone else.')).toBe(isCanceled);
    expect(shows('This takes it off your list.')).toBe(!isCanceled);
    expect(shows('that’s late')).toBe(isCanceled && ahead < 24 * hour);
    expect(shows('It’s free')).toBe(isCanceled && ahead > 24 * hour);
  },
);
