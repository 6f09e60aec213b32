import { expect, test } from '@jest/globals';
import type { AdminAppointment } from '@practice/contract/appointments';
import type { CalendarSettings } from '@practice/contract/calendar';
import { anAppointment } from '../test/appointments.ts';
import { annaAndDaniel } from '../test/practitioners.ts';
import { givenTo, lanesOf, shortNames, spansOf } from './lanes.ts';
import {
  appointmentEvents,
  bookableHours,
  closedEvents,
  emptyClosedDays,
  holidayClosures,
  hoursShown,
} from './week.ts';

const settings: CalendarSettings = {
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    weekday === 1 ? { weekday, opens: '9:00 AM', closes: '5:00 PM' } : { weekday, opens: null, closes: null },
  ),
  rules: { minNoticeHours: 0, maxDaysAhead: 0, refusesLateChanges: false },
  startTimes: [],
};

test('the calendar shows the opening hours with an hour before and after, and every earlier or later appointment', () => {
  expect(hoursShown(settings, [])).toEqual({ from: '08:00', to: '18:00' });
  expect(hoursShown(settings, [anAppointment({ appointmentTime: '6:45 AM' })])).toEqual({
    from: '06:00',
    to: '18:00',
  });
  const late = anAppointment({ appointmentTime: '11:30 PM', minutes: 90 });
  expect(hoursShown(settings, [late])).toEqual({ from: '08:00', to: '24:00' });
});

test('the calendar leaves out closed days, unless they have an appointment or all days are closed', () => {
  const saturday = anAppointment({ appointmentDate: '2026-12-05' });
  expect(emptyClosedDays(settings, [])).toEqual([0, 2, 3, 4, 5, 6]);
  expect(emptyClosedDays(settings, [saturday])).toEqual([0, 2, 3, 4, 5]);
  expect(emptyClosedDays(settings, [{ ...saturday, status: 'cancelled' }])).toContain(6);
  const hours = settings.hours.map((day) => ({ ...day, opens: null, closes: null }));
  expect(emptyClosedDays({ ...settings, hours }, [])).toEqual([]);
});

test('the calendar shows as bookable what clients can book: not the noon hour, and nothing on a closed weekday', () => {
  const hours = bookableHours(settings);
  expect(hours.map(({ startTime }) => startTime)).toEqual([
    ...['09:00', '10:00', '11:00'],
    ...['13:00', '14:00', '15:00', '16:00'],
  ]);
  expect(hours.at(2)).toEqual({ daysOfWeek: [1], startTime: '11:00', endTime: '12:00' });
});

const everyone = { practitionerId: null };
const whole = { id: 1, firstDay: '2026-12-24', lastDay: '2026-12-26', reason: 'Holidays', ...everyone };

test('a closure of days ends after its last day, and a closure of hours at its end time', () => {
  expect(closedEvents([{ ...whole, fromTime: null, toTime: null }], [])).toMatchObject([
    { title: 'Closed: Holidays', start: '2026-12-24T05:00:00.000Z', end: '2026-12-27T05:00:00.000Z' },
  ]);
  const part = { id: 2, firstDay: '2026-12-01', lastDay: '2026-12-01', reason: null, ...everyone };
  expect(closedEvents([{ ...part, fromTime: '1:00 PM', toTime: '3:30 PM' }], [])).toMatchObject([
    { title: 'Closed', start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T20:30:00.000Z' },
  ]);
});

test('a closure of one is in their lane, and not shown among the visits of another', () => {
  const away = { ...whole, fromTime: null, toTime: null, practitionerId: 2 };
  const inSecond = { title: 'Away: Holidays', extendedProps: { span: { from: 1, to: 2 } } };
  expect(closedEvents([away], annaAndDaniel)).toMatchObject([inSecond]);
  expect(closedEvents([away], annaAndDaniel.slice(0, 1))).toEqual([]);
});

test('a visit is in the lanes of those it is with, and of who has left', () => {
  const [anna, daniel] = annaAndDaniel.map(({ id, name }) => ({ id, name }));
  const cora = { id: 7, name: 'Cora Bell' };
  const visit = (...practitioners: (typeof cora | undefined)[]) =>
    anAppointment({ practitioners: practitioners.filter((one) => one !== undefined) });
  const lanes = lanesOf(annaAndDaniel, [visit(cora)]);
  expect(shortNames(lanes)).toEqual(['Anna', 'Daniel', 'Cora']);
  const spans = (shown: AdminAppointment) => spansOf(shown, lanes).map(({ from, to }) => [from, to]);
  expect(spans(visit(anna, daniel))).toEqual([[0, 2]]);
  expect(spans(visit(anna, cora))).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(appointmentEvents([visit(daniel)], lanesOf(annaAndDaniel, [], 1))).toEqual([]);
  expect(givenTo(visit(anna, daniel), cora)).toEqual({});
});

test('the calendar shows a holiday by its name as a closed day, unless it is open', () => {
  const thanksgiving = { day: '2026-11-26', name: 'Thanksgiving Day', isOpen: false };
  const opened = { day: '2026-11-27', name: 'Day after Thanksgiving', isOpen: true };
  expect(closedEvents(holidayClosures([thanksgiving, opened]), [])).toMatchObject([
    { title: 'Closed: Thanksgiving Day', start: '2026-11-26T05:00:00.000Z', end: '2026-11-27T05:00:00.000Z' },
  ]);
});
