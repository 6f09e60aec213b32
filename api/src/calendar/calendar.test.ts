import { expect, test } from '@jest/globals';
import { alreadyClosedMessage, closedDaysAhead, type NewClosure } from '@practice/contract/calendar';
import { addDays, weekdayOf } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { holidaysIn } from '@practice/contract/holidays';
import { testApi } from '../../test/start-api.ts';

const api = testApi();

test('upcoming holidays are listed once among the closed days, except those that are open', async () => {
  const today = practiceDay();
  const weekdays = holidaysIn({ from: today, to: addDays(today, closedDaysAhead) }).filter(
    ({ day }) => weekdayOf(day) % 6 !== 0,
  );
  const listed = async () => (await api.visitor.services.practice()).closedDays;
  const expected = weekdays.map(({ day }) => ({ firstDay: day, lastDay: day }));
  expect(await listed()).toEqual(expected);
  for (const [at, { day }] of weekdays.entries()) {
    await api.admin.calendar.setHoliday({ body: { day, isOpen: true } });
    expect(await listed()).toEqual(expected.slice(at + 1));
  }
  for (const { day } of weekdays) await api.admin.calendar.setHoliday({ body: { day, isOpen: false } });
  const closure = { firstDay: today, lastDay: addDays(today, closedDaysAhead) };
  const { id } = await api.admin.calendar.close({ body: closure });
  expect(await listed()).toEqual([closure]);
  await api.admin.calendar.reopen({ params: { id } });
});

test('a day that is closed already is not closed again, but other or longer times are', async () => {
  const { calendar } = api.admin;
  const close = (body: NewClosure) => calendar.close({ body });
  const [monday, tuesday] = ['2031-03-03', '2031-03-04'];
  const refused = { status: 409, errors: [{ path: 'firstDay', message: alreadyClosedMessage }] };
  const morning = { firstDay: monday, lastDay: monday, fromTime: '9:00 AM', toTime: '11:00 AM' };
  const made = [await close(morning)];
  await expect(close(morning)).rejects.toMatchObject(refused);
  const later = { ...morning, fromTime: '10:00 AM' };
  for (const practitionerId of [null, 1])
    await expect(close({ ...later, practitionerId })).rejects.toMatchObject(refused);
  made.push(await close({ ...morning, toTime: '12:00 PM' }));
  made.push(await close({ firstDay: monday, lastDay: tuesday }));
  for (const day of [monday, tuesday])
    await expect(close({ firstDay: day, lastDay: day })).rejects.toMatchObject(refused);
  await expect(close({ ...morning, fromTime: '10:00 AM' })).rejects.toMatchObject(refused);
  made.push(await close({ firstDay: tuesday, lastDay: '2031-03-05' }));
  for (const { id } of made) await calendar.reopen({ params: { id } });
});

test('only a holiday can be opened as one', async () => {
  await expect(
    api.admin.calendar.setHoliday({ body: { day: '2026-12-01', isOpen: true } }),
  ).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'day', message: 'This day isn’t a holiday.' }],
  });
});
