/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import type { AdminAppointment } from '@practice/contract/appointments';
import type { Closure } from '@practice/contract/calendar';
import { calendar } from '@practice/contract/routes';
import { act } from 'react';
import { anAppointment, day } from '../test/appointments.ts';
import { annaAndDaniel } from '../test/practitioners.ts';
import { button, draw, press, shows, until } from '../test/screens.tsx';
import { ClosedDays } from './ClosedDays.tsx';

const closure: Closure = {
  id: 4,
  firstDay: day,
  lastDay: day,
  fromTime: '1:00 PM',
  toTime: '5:00 PM',
  reason: null,
  practitionerId: null,
};

let visits = [
  anAppointment({ id: 1, appointmentTime: '9:00 AM' }, 'Ada'),
  anAppointment({ id: 2, appointmentTime: '12:30 PM' }, 'Robin'),
  anAppointment({ id: 3, appointmentTime: '2:00 PM' }, 'Kim'),
  anAppointment({ id: 4, appointmentTime: '4:00 PM' }, 'Lee'),
  anAppointment({ id: 5, appointmentTime: '3:00 PM', status: 'completed' }, 'Max'),
];

const update = jest.fn(async (_: string, { id, data }: { id: number; data: Partial<AdminAppointment> }) => {
  if (id === 3) throw new Error('We couldn’t reach the server.');
  visits = visits.map((one) => (one.id === id ? { ...one, ...data } : one));
  return { data: { ...visits.find((one) => one.id === id), emails: ['practice'] } };
});

const inDialog = <Found extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(`[role$=dialog] ${selector}`),
];
const listed = () => inDialog('.MuiListItemText-primary').map(({ textContent }) => textContent);

test('closing hours lists their appointments, and cancels only the chosen ones', async () => {
  await draw(<ClosedDays />, {
    call: async (route: object) => (route === calendar.closures ? [closure] : undefined),
    getList: async (resource: string) => ({ data: resource === 'practitioners' ? [] : visits, total: 5 }),
    update,
  });
  await until(() => Boolean(button('3 still booked')));
  await press('3 still booked');
  expect(listed()).toEqual(['Robin Marsh', 'Kim Marsh', 'Lee Marsh']);
  expect(inDialog('a')[0]?.getAttribute('href')).toBe('/client-appointments/2');

  const lee = inDialog<HTMLInputElement>('input[type=checkbox]')[2];
  await act(async () => lee?.click());
  await press('Cancel 2 and tell them');
  await until(() => listed().length === 2);
  expect(update.mock.calls.map(([, { id, data }]) => [id, data.status])).toEqual([
    [2, 'cancelled'],
    [3, 'cancelled'],
  ]);
  await until(shows('1 appointment canceled'));
  await until(shows('We won’t email Robin.'));
  await until(shows('Not canceled: Kim Marsh: We couldn’t reach the server.'));
  expect(listed()).toEqual(['Kim Marsh', 'Lee Marsh']);

  await press('Leave as is');
  await until(() => inDialog('button').length === 0);
  expect(button('2 still booked')).toBeDefined();
});

test('who is away keeps only their own visits from being booked', async () => {
  const away = { ...closure, firstDay: '2199-12-02', fromTime: null, toTime: null, practitionerId: 2 };
  const daniels = anAppointment({ id: 8, practitioners: [{ id: 2, name: 'Daniel Whitfield' }] }, 'Dan');
  await draw(<ClosedDays />, {
    call: async (route: object) => (route === calendar.closures ? [away] : undefined),
    getList: async (resource: string) => ({
      data: resource === 'practitioners' ? annaAndDaniel : [anAppointment(), daniels],
      total: 2,
    }),
  });
  await until(shows('Daniel Whitfield is away'));
  await until(() => Boolean(button('1 still booked')));
  await press('1 still booked');
  expect(listed()).toEqual(['Dan Marsh']);
  expect(document.body.textContent).toContain(
    'Clients can’t book Daniel Whitfield on Mon, Dec 2, 2199 – Tue, Dec 3, 2199 anymore.',
  );
});
