/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AdminAppointment } from '@practice/contract/appointments';
import type { CalendarSettings } from '@practice/contract/calendar';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import type { DataProvider } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';

// jsdom has no TextEncoder, which the router wants as soon as it is imported.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
const { MemoryRouter } = await import('react-router');
const { CoreAdminContext } = await import('react-admin');
const { useWeek } = await import('./useWeek.ts');
const { WeekCalendar } = await import('./WeekCalendar.tsx');

const day = '2026-12-01';
const robin: AdminAppointment = {
  id: 7,
  userId: 3,
  title: 'Desk check',
  description: null,
  appointmentDate: day,
  appointmentTime: '10:00 AM',
  minutes: 60,
  startsAt: '2026-12-01T15:00:00.000Z',
  status: 'scheduled',
  location: null,
  cancelReason: null,
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-01T15:00:00.000Z',
  user: { firstName: 'Robin', lastName: 'Marsh', username: 'robin', email: 'robin@example.com' },
  cancelledAt: null,
  cancelledBy: null,
};
const settings: CalendarSettings = {
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '9:00 AM', closes: '5:00 PM' })),
  rules: { minNoticeHours: 0, maxDaysAhead: 0, changeCutoffHours: 0 },
};

let isOnline: boolean;
let root: Root;

function answer<Answer>(value: Answer) {
  return jest.fn(() =>
    isOnline ? Promise.resolve(value) : Promise.reject(new Error('We could not reach the server.')),
  );
}

/** Moves Robin, as a drag does. */
function Mover() {
  const { move } = useWeek(day, 'day');
  const to = { appointmentDate: day, appointmentTime: '11:00 AM', minutes: 60 };
  return (
    <button type="button" onClick={() => move(robin, to)}>
      Move
    </button>
  );
}

beforeEach(async () => {
  // react-admin writes each failed call there.
  jest.spyOn(console, 'error').mockReturnValue();
  isOnline = true;
  const calls = {
    getList: answer({ data: [robin], total: 1 }),
    update: answer({ data: robin }),
    calendarSettings: answer(settings),
    closures: answer([]),
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <CoreAdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
          <WeekCalendar day={day} range="day" />
          <Mover />
        </CoreAdminContext>
      </MemoryRouter>,
    ),
  );
});

afterEach(() => act(async () => root.unmount()));

/** Lets React draw until this holds; the test's own time limit ends a wait in vain. */
async function until(holds: () => boolean) {
  while (!holds()) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
}

const shows = (words: string) => () => Boolean(document.body.textContent?.includes(words));

async function press(label: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  await act(async () => button?.click());
}

test('a drag while offline leaves the loaded calendar, and says that it may be out of date', async () => {
  await until(shows('Robin Marsh'));
  isOnline = false;
  await press('Move');
  await until(shows('Not moved: Robin Marsh'));
  await until(shows('We could not reach the server.Try again'));
  expect(document.body.textContent).not.toContain('could not be loaded');
  expect(document.body.textContent).toContain('This calendar may be out of date.');
  expect(document.body.textContent).toContain('Robin MarshDesk check10:00');

  isOnline = true;
  await press('Try again');
  await until(() => !shows('out of date')());
  expect(document.body.textContent).toContain('Robin MarshDesk check10:00');
});
