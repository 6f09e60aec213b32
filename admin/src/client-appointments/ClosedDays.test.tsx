/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AdminAppointment } from '@practice/contract/appointments';
import type { Closure } from '@practice/contract/calendar';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import type { DataProvider } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { CallsInPlace } from '../form/CallsInPlace.tsx';

// jsdom has no TextEncoder, which the router wants as soon as it is imported, and its dialogs do not open.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
const { MemoryRouter } = await import('react-router');
const { CoreAdminContext } = await import('react-admin');
const { ClosedDays } = await import('./ClosedDays.tsx');

const day = '2199-12-03';
const closure: Closure = {
  id: 4,
  firstDay: day,
  lastDay: day,
  fromTime: '1:00 PM',
  toTime: '5:00 PM',
  reason: null,
};

function visit(id: number, firstName: string, appointmentTime: string, over = {}): AdminAppointment {
  return {
    id,
    userId: id,
    title: 'Desk check',
    description: null,
    appointmentDate: day,
    appointmentTime,
    minutes: 60,
    startsAt: `${day}T18:00:00.000Z`,
    status: 'scheduled',
    location: null,
    cancelReason: null,
    createdAt: '2026-11-01T15:00:00.000Z',
    updatedAt: '2026-11-01T15:00:00.000Z',
    user: { firstName, lastName: 'Marsh', username: firstName, email: `${firstName}@example.com` },
    cancelledAt: null,
    cancelledBy: null,
    ...over,
  };
}

let visits: AdminAppointment[];
let root: Root;
const update = jest.fn(async (_: string, { id, data }: { id: number; data: Partial<AdminAppointment> }) => {
  if (id === 3) throw new Error('We could not reach the server.');
  visits = visits.map((one) => (one.id === id ? { ...one, ...data } : one));
  return { data: visits.find((one) => one.id === id) };
});

beforeEach(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  update.mockClear();
  visits = [
    visit(1, 'Ada', '9:00 AM'),
    visit(2, 'Robin', '12:30 PM'),
    visit(3, 'Kim', '2:00 PM'),
    visit(4, 'Lee', '4:00 PM'),
    visit(5, 'Max', '3:00 PM', { status: 'completed' }),
  ];
  const calls = {
    closures: async () => [closure],
    getList: async () => ({ data: visits, total: visits.length }),
    update,
  } as unknown as DataProvider;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <CallsInPlace value={calls as never}>
          <CoreAdminContext dataProvider={calls} queryClient={queryClient}>
            <ClosedDays />
          </CoreAdminContext>
        </CallsInPlace>
      </MemoryRouter>,
    ),
  );
});

afterEach(() => act(async () => root.unmount()));

/** Lets React draw until this holds; the test's own time limit ends a wait in vain. */
async function until(holds: () => boolean) {
  while (!holds()) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
}

const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const press = (label: string) => act(async () => button(label)?.click());
const listed = () => [...document.querySelectorAll('dialog li strong')].map(({ textContent }) => textContent);

test('closed hours name who is booked in them; those chosen are canceled, the others stay', async () => {
  await until(() => Boolean(button('3 still booked')));
  await press('3 still booked');
  expect(listed()).toEqual(['Robin Marsh', 'Kim Marsh', 'Lee Marsh']);
  expect(document.querySelector('dialog a')?.getAttribute('href')).toBe('/client-appointments/2');

  const lee = document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')[2];
  await act(async () => lee?.click());
  await press('Cancel 2 and tell them');
  await until(() => listed().length === 2);
  expect(update.mock.calls.map(([, { id, data }]) => [id, data.status])).toEqual([
    [2, 'cancelled'],
    [3, 'cancelled'],
  ]);
  const text = document.body.textContent ?? '';
  expect(text).toContain('1 appointment canceled');
  expect(text).toContain('Not canceled: Kim Marsh: We could not reach the server.');
  expect(listed()).toEqual(['Kim Marsh', 'Lee Marsh']);

  await press('Leave them');
  expect(document.querySelector('dialog')).toBeNull();
  expect(button('2 still booked')).toBeDefined();
});
