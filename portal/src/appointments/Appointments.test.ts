import { expect, test } from '@jest/globals';
import type { Appointment } from '@practice/contract/appointments';
import { sortAppointments } from './Appointments.tsx';

function at(id: number, day: string, over: Partial<Appointment> = {}) {
  return {
    id,
    appointmentDate: day,
    appointmentTime: '9:00 AM',
    startsAt: `${day}T14:00:00Z`,
    minutes: 60,
    status: 'scheduled',
    ...over,
  } as Appointment;
}

test('upcoming appointments are sorted earliest first, past and canceled ones latest first', () => {
  const { upcoming, others } = sortAppointments(
    [
      at(1, '2026-12-09', { status: 'rescheduled' }),
      at(2, '2026-12-01'),
      at(3, '2026-12-02'),
      at(4, '2026-12-12', { status: 'cancelled' }),
      at(5, '2026-12-11', { status: 'completed' }),
      at(6, '2026-11-30', { status: 'no-show' }),
    ],
    new Date('2026-12-02T14:59:00Z'),
  );
  expect(upcoming.map(({ id }) => id)).toEqual([3, 1]);
  expect(others.map(({ id }) => id)).toEqual([4, 5, 2, 6]);
});
