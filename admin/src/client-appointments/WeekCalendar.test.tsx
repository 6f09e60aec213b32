/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import type { CalendarSettings } from '@practice/contract/calendar';
import { calendar } from '@practice/contract/routes';
import { anAppointment, day, draw, press, shows, until } from '../test/screens.tsx';
import { useWeek } from './useWeek.ts';
import { WeekCalendar } from './WeekCalendar.tsx';

const robin = anAppointment();
const settings: CalendarSettings = {
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '9:00 AM', closes: '5:00 PM' })),
  rules: { minNoticeHours: 0, maxDaysAhead: 0, refusesLateChanges: false },
};

let isOnline = true;

function answer<Answer>(value: Answer) {
  return jest.fn(() =>
    isOnline ? Promise.resolve(value) : Promise.reject(new Error('We couldn’t reach the server.')),
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

test('dragging an appointment while offline keeps the loaded calendar and says that it may be out of date', async () => {
  const leave = await draw(
    <>
      <WeekCalendar day={day} range="day" />
      <Mover />
    </>,
    {
      getList: answer({ data: [robin], total: 1 }),
      update: answer({ data: robin }),
      call: (route: object) => answer(route === calendar.settings ? settings : [])(),
    },
  );
  await until(shows('Robin Marsh'));
  isOnline = false;
  await press('Move');
  await until(shows('Not moved'));
  await until(shows('We couldn’t reach the server.Try again'));
  expect(document.body.textContent).not.toContain('could not be loaded');
  expect(document.body.textContent).toContain('This calendar may be out of date.');
  expect(document.body.textContent).toContain('Robin MarshDesk check10:00');

  isOnline = true;
  await press('Try again');
  await until(() => !shows('out of date')());
  expect(document.body.textContent).toContain('Robin MarshDesk check10:00');
  await leave();
});
