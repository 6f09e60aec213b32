import { expect, test } from '@jest/globals';
import type { CalendarSettings } from '@practice/contract/calendar';
import { checkHours, fieldsOf, offeredTimes, offersNothing } from './hours-fields.ts';

const settings: CalendarSettings = {
  hours: [1, 2, 3, 4, 5, 6, 0].map((weekday) =>
    weekday === 0 || weekday === 6
      ? { weekday, opens: null, closes: null }
      : { weekday, opens: '9:00 AM', closes: '5:30 PM' },
  ),
  rules: { minNoticeHours: 24, maxDaysAhead: 0, refusesLateChanges: true },
};

test('calendar settings that nobody edits are saved unchanged', () => {
  expect(checkHours(fieldsOf(settings)).output).toEqual(settings);
});

test('an invalid opening time or rule has an error at its own field', () => {
  const fields = {
    ...fieldsOf(settings),
    opens3: '',
    closes5: '08:00',
    maxDaysAhead: '',
    minNoticeHours: '1.5',
  };
  expect(checkHours(fields).errors).toEqual([
    { path: 'opens3', message: 'Please enter a time such as 9:00 AM.' },
    { path: 'closes5', message: 'Closing time must be after opening time.' },
    { path: 'minNoticeHours', message: 'Please enter a whole number of hours from 0 to 720.' },
    { path: 'maxDaysAhead', message: 'Please enter a whole number of days from 0 to 730.' },
  ]);
});

test('a closed weekday needs no opening times', () => {
  const { output } = checkHours({ ...fieldsOf(settings), isOpen1: false, opens1: '', closes1: '' });
  expect(output?.hours[0]).toEqual({ weekday: 1, opens: null, closes: null });
});

test('each weekday shows its start times, and none while its hours are invalid', () => {
  const fields = {
    ...fieldsOf(settings),
    opens2: '09:30',
    closes2: '14:30',
    closes5: '08:00',
    isOpen6: true,
    opens6: '17:00',
    closes6: '20:00',
  };
  const all = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];
  expect(offeredTimes(fields)).toEqual([
    all,
    ['10:00 AM', '11:00 AM', '1:00 PM'],
    all,
    all,
    undefined,
    [],
    [],
  ]);
});

test('hours without a start time, or rules that exclude each other, offer clients no time', () => {
  expect(offersNothing(settings)).toBe(false);
  const evenings = settings.hours.map((day) => ({ ...day, opens: '5:00 PM', closes: '8:00 PM' }));
  expect(offersNothing({ ...settings, hours: evenings })).toBe(true);
  expect(
    offersNothing({ ...settings, rules: { ...settings.rules, minNoticeHours: 720, maxDaysAhead: 7 } }),
  ).toBe(true);
});
