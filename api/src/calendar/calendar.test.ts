import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { weekdayOf } from '@practice/contract/practice-time';
import { startTimes } from '@practice/contract/start-times';
import { aWorkingDay } from '../../test/a-working-day.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test.each([
  ['9:00 AM', '5:00 PM'],
  ['9:30 AM', '2:59 PM'],
  ['1:00 PM', '2:00 PM'],
  ['5:00 PM', '8:00 PM'],
  [null, null],
])('what the form shows for %s to %s is what clients are offered once it’s saved', async (opens, closes) => {
  const day = aWorkingDay();
  const settings = await api.admin.api.calendar.settings();
  const hours = settings.hours.map((each) =>
    each.weekday === weekdayOf(day) ? { ...each, opens, closes } : each,
  );
  await api.admin.api.calendar.saveSettings({ ...settings, hours });
  const slots = await api.visitor.api.appointments.availability({ date: day });
  expect(slots.filter(({ available }) => available).map(({ time }) => time)).toEqual(
    startTimes({ opens, closes }),
  );
});
