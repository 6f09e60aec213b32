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
  startTimes: [{ weekday: 2, time: '4:30 PM' }],
};

test('calendar settings that nobody edits are saved unchanged', () => {
  expect(checkHours(fieldsOf(settings)).output).toEqual(settings);
});

/** The fields of the settings, with changes of some weekdays, of which Monday is the first. */
const changed = (days: Record<number, Partial<ReturnType<typeof fieldsOf>['hours'][number]>>) => {
  const { hours, rules } = fieldsOf(settings);
  return { hours: hours.map((day, at) => ({ ...day, ...days[at] })), rules };
};

test('each weekday shows its start times, and none while its hours are invalid', () => {
  const fields = changed({
    1: { opens: '9:30 AM', closes: '2:30 PM' },
    4: { closes: '8:00 AM' },
    5: { isOpen: true, opens: '5:00 PM', closes: '8:00 PM' },
  });
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

test('an added start time is saved or refused in its row, and a blank row or a closed day has none', () => {
  const added = (time: string) => ({ added: [...(settings.startTimes ?? []), { weekday: 2, time }] });
  const timesOf = (days: Parameters<typeof changed>[0]) =>
    checkHours(changed(days)).output?.startTimes?.map(({ time }) => time);
  expect(timesOf({ 1: added('8:30 AM') })).toEqual(['4:30 PM', '8:30 AM']);
  expect(timesOf({ 1: added('') })).toEqual(['4:30 PM']);
  expect(timesOf({ 1: { ...added('9:00 AM'), isOpen: false } })).toEqual([]);
  for (const again of ['4:30 PM', '9:00 AM']) {
    const fields = changed({ 1: added(again) });
    expect(checkHours(fields).errors?.map(({ path }) => path)).toEqual(['hours.1.added.1.time']);
    expect(offeredTimes(fields)[1]).toContain('4:30 PM');
  }
});

test('hours without a start time, or rules that exclude each other, offer clients no time', () => {
  expect(offersNothing(settings)).toBe(false);
  const evenings = settings.hours.map((day) => ({ ...day, opens: '5:00 PM', closes: '8:00 PM' }));
  expect(offersNothing({ ...settings, hours: evenings })).toBe(true);
  expect(
    offersNothing({ ...settings, rules: { ...settings.rules, minNoticeHours: 720, maxDaysAhead: 7 } }),
  ).toBe(true);
});
