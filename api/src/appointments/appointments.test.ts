import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type AdminAppointmentUpdate,
  appointmentMessages,
  guardianConsent,
  type NewAdminAppointment,
  type NewAppointment,
  timeSlots,
} from '@practice/contract/appointments';
import type { NewClosure } from '@practice/contract/calendar';
import { addDays, instantOf, weekdayOf } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { holidaysIn } from '@practice/contract/holidays';
import { anAppointment } from '../../test/appointment.ts';
import { type Browser, json, refused } from '../../test/browser.ts';
import { type Client, testApi } from '../../test/start-api.ts';
import { startInAnHour } from '../../test/start-in-an-hour.ts';
import { aWorkingDay } from '../../test/working-day.ts';
import { AppointmentEmails } from './appointment-emails.ts';

const api = testApi();
let client: Client;
beforeAll(async () => {
  client = await api.aClient();
});
afterEach(async () => {
  for (const table of ['client_appointments', 'closures', 'open_holidays', 'start_times'])
    await api.sql(`DELETE FROM ${table}`);
  await api.sql(
    'UPDATE booking_rules SET min_notice_hours = 0, max_days_ahead = 0, refuses_late_changes = false',
  );
});

const book = (over: Partial<NewAppointment> = {}, by: Browser = client) =>
  by.appointments.create({ body: anAppointment(over) });
const change = (
  id: number,
  body: AdminAppointmentUpdate & { status?: 'scheduled' | 'cancelled' | 'rescheduled' },
) => client.appointments.update({ params: { id }, body });
const practiceBooks = (over: Partial<NewAdminAppointment> = {}) =>
  api.admin.adminAppointments.create({ body: { ...anAppointment(), userId: client.id, ...over } });
const practiceChanges = (id: number, body: AdminAppointmentUpdate) =>
  api.admin.adminAppointments.update({ params: { id }, body });
const asPracticeSees = (id: number) => api.admin.adminAppointments.one({ params: { id } });
const close = (firstDay: string, over: Partial<NewClosure> = {}) =>
  api.admin.calendar.close({ body: { firstDay, lastDay: firstDay, ...over } });

/** The next holiday on a day from Monday to Friday. */
function aHoliday() {
  const from = addDays(practiceDay(), 1);
  const found = holidaysIn({ from, to: addDays(from, 365) }).find(({ day }) => weekdayOf(day) % 6 !== 0);
  if (!found) throw new Error('There is no holiday within a year.');
  return found;
}

const freeTimes = async (date: string) =>
  (await api.visitor.appointments.availability({ query: { date } }))
    .filter((slot) => slot.available)
    .map(({ time }) => time);

describe('availability', () => {
  test('is empty on a weekend, a past day and a closed day', async () => {
    let saturday = aWorkingDay();
    while (weekdayOf(saturday) !== 6) saturday = addDays(saturday, 1);
    const closed = aWorkingDay(3);
    await close(closed);
    for (const day of [saturday, addDays(practiceDay(), -1), '2020-01-06', closed])
      expect(await freeTimes(day)).toEqual([]);
  });

  test('is empty on a holiday, with its name, until the practice opens it', async () => {
    const { day, name } = aHoliday();
    const days = () => api.visitor.appointments.freeDays({ query: { from: day, to: day } });
    const setHoliday = (isOpen: boolean) => api.admin.calendar.setHoliday({ body: { day, isOpen } });
    expect(await days()).toEqual([{ date: day, free: 0, times: 7, holiday: name }]);
    const message = appointmentMessages.holiday(name);
    expect(message).toContain(name);
    await expect(book({ appointmentDate: day })).rejects.toMatchObject({
      ...refused(400, message, 'appointmentDate'),
      freeTimes: [],
    });
    await practiceBooks({ appointmentDate: day, appointmentTime: '9:00 AM' });

    for (let times = 0; times < 2; times += 1) expect(await setHoliday(true)).toEqual([day]);
    expect(await days()).toEqual([{ date: day, free: 6, times: 7 }]);
    await book({ appointmentDate: day });
    expect(await setHoliday(false)).toEqual([]);
    expect(await freeTimes(day)).toEqual([]);
    expect(await client.appointments.mine()).toHaveLength(2);
  });

  test('excludes times that have begun today', async () => {
    const today = practiceDay();
    const now = new Date();
    expect((await freeTimes(today)).filter((time) => instantOf(today, time) <= now)).toEqual([]);
  });

  test('is of 62 days at most', async () => {
    const query = { from: '2026-12-01', to: '2027-02-01' };
    await expect(api.visitor.appointments.freeDays({ query })).rejects.toMatchObject({ status: 400 });
  });
});

describe('booking', () => {
  test('keeps the input, and takes the time', async () => {
    const { emails, ...booked } = await book({ description: ' My neck. ', location: '' });
    expect(emails).toEqual(['client', 'practice']);
    expect(booked).toMatchObject({
      ...anAppointment(),
      description: 'My neck.',
      location: null,
      status: 'scheduled',
      minutes: 60,
    });
    expect(await client.appointments.mine()).toEqual([booked]);
    expect(await freeTimes(booked.appointmentDate)).not.toContain('10:00 AM');
  });

  test('enforces the notice period and the booking period for clients, not for the practice', async () => {
    const settings = await api.admin.calendar.settings();
    const rules = { minNoticeHours: 24 * 30, maxDaysAhead: 60, refusesLateChanges: false };
    await api.admin.calendar.saveSettings({ body: { ...settings, rules } });
    const { tooSoon, tooFarAhead } = appointmentMessages;
    await expect(book()).rejects.toMatchObject({ status: 400, serverMessage: tooSoon(720) });
    const tooFar = refused(400, tooFarAhead(60), 'appointmentDate');
    await expect(book({ appointmentDate: aWorkingDay(80) })).rejects.toMatchObject(tooFar);
    await book({ appointmentDate: aWorkingDay(30) });
    await practiceBooks();
  });
});

test('a time that the owners add to a weekday can be booked until they remove it, and the visit stays', async () => {
  const settings = await api.admin.calendar.settings();
  const day = aWorkingDay(2);
  const noon = { appointmentDate: day, appointmentTime: '12:00 PM' };
  const startTimes = [{ weekday: weekdayOf(day), time: '12:00 PM' }];
  expect(await api.admin.calendar.saveSettings({ body: { ...settings, startTimes } })).toMatchObject({
    startTimes,
  });
  await book(noon);
  expect(await freeTimes(day)).toEqual(timeSlots);
  await api.admin.calendar.saveSettings({ body: { ...settings, startTimes: [] } });
  const otherwise = refused(400, appointmentMessages.slot(timeSlots), 'appointmentTime');
  await expect(book(noon, await api.aClient())).rejects.toMatchObject({ ...otherwise, freeTimes: timeSlots });
  expect(await client.appointments.mine()).toMatchObject([{ ...noon, status: 'scheduled' }]);
});

describe('changing', () => {
  test('keeps fields that it does not name, and accepts the unchanged past day of an old appointment', async () => {
    const { id } = await book({ description: 'My neck.' });
    const [day, dayAfter] = ['2026-01-05', '2026-01-06'];
    await api.sql(
      `UPDATE client_appointments SET appointment_date = $2, starts_at = '2026-01-05T15:00:00Z' WHERE id = $1`,
      [id, day],
    );
    const changed = { title: 'Neck check', appointmentDate: day, appointmentTime: '10:00 AM' };
    expect(await change(id, changed)).toMatchObject({ ...changed, description: 'My neck.' });
    const past = refused(400, appointmentMessages.pastDate, 'appointmentDate');
    await expect(change(id, { appointmentDate: dayAfter })).rejects.toMatchObject(past);
  });

  test('less than a day ahead is late, and marked for the practice until it changes the visit itself', async () => {
    const { id } = await book({ appointmentDate: aWorkingDay(2) });
    expect(await change(id, { appointmentTime: '2:00 PM' })).toMatchObject({ isLate: false });
    await startInAnHour(api, id);
    expect(await change(id, { title: 'Neck check' })).toMatchObject({ isLate: false });
    expect(await asPracticeSees(id)).toMatchObject({ changedLateAt: null });
    const moved = { appointmentDate: aWorkingDay(), appointmentTime: '3:00 PM' };
    expect(await change(id, moved)).toMatchObject({ ...moved, isLate: true });
    expect(await asPracticeSees(id)).toMatchObject({ changedLateAt: expect.any(String) });
    await practiceChanges(id, { appointmentTime: '4:00 PM' });
    expect(await asPracticeSees(id)).toMatchObject({ changedLateAt: null });
    await startInAnHour(api, id);
    expect(await client.appointments.remove({ params: { id } })).toMatchObject({ isLate: true });
    const canceled = { status: 'cancelled', changedLateAt: expect.any(String) };
    expect(await asPracticeSees(id)).toMatchObject(canceled);
  });
});

test('a parent’s consent is kept with its time and the version of its text, and is in the copy of their data', async () => {
  const mnri = { title: 'MNRI Family Session', guardianConsent: true };
  const { id } = await book(mnri);
  const consent = { guardianConsentAt: expect.any(String), guardianConsentVersion: guardianConsent.version };
  expect(await asPracticeSees(id)).toMatchObject(consent);
  const copy = await (await client.send('/api/account/data.json')).json();
  expect(copy.appointments).toMatchObject([consent]);
  const without = await book({ appointmentTime: '2:00 PM' });
  expect(await asPracticeSees(without.id)).toMatchObject({ guardianConsentAt: null });
  const wrong = json('POST', { ...anAppointment(mnri), guardianConsent: 'yes' });
  expect(await (await client.send('/api/client/appointments', wrong)).json()).toMatchObject({
    statusCode: 400,
    errors: [{ path: 'guardianConsent' }],
  });
});

describe('a change with a version', () => {
  const { changedMeanwhile } = appointmentMessages;
  const remove = (id: number, version: number) =>
    client.appointments.remove({ params: { id }, query: { version } });

  test('is refused with the current state if the appointment was canceled meanwhile', async () => {
    const { id, version } = await book();
    const canceled = await practiceChanges(id, { status: 'cancelled', version });
    expect(canceled.version).toBe(version + 1);
    const stale = { version, appointmentTime: '2:00 PM' };
    for (const call of [
      () => practiceChanges(id, stale),
      () => change(id, { version, title: 'Neck check' }),
      () => remove(id, version),
    ])
      await expect(call()).rejects.toMatchObject(refused(409, changedMeanwhile(canceled)));
    expect(changedMeanwhile(canceled)).toContain('It’s now canceled.');
    const reopened = await change(id, { status: 'scheduled', version: canceled.version });
    expect(reopened).toMatchObject({ status: 'scheduled', version: version + 2 });
    await remove(id, reopened.version);
  });

  test('succeeds for one of two concurrent changes of the same version', async () => {
    const { id, version } = await book();
    const results = await Promise.allSettled([
      practiceChanges(id, { version, appointmentTime: '2:00 PM' }),
      change(id, { version, status: 'cancelled' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is accepted if only emails and reminders were sent meanwhile', async () => {
    const { id, version } = await book();
    await api.sql('UPDATE client_appointments SET remind_at = now() WHERE id = $1', [id]);
    await api.app.get(AppointmentEmails, { strict: false }).remind();
    expect(await change(id, { version, title: 'Neck check' })).toMatchObject({ title: 'Neck check' });
  });
});

test('an appointment of someone else gets the same answer as an unknown one', async () => {
  const { id: theirs } = await book();
  const other = await api.aClient();
  for (const id of [theirs, 999_999]) {
    const params = { id };
    for (const call of [
      () => other.appointments.update({ params, body: { title: 'Mine now' } }),
      () => other.appointments.remove({ params }),
    ])
      await expect(call()).rejects.toMatchObject(refused(404, appointmentMessages.unknown));
    expect((await other.send(`/api/client/appointments/${id}/calendar.ics`)).status).toBe(404);
  }
  expect(await other.appointments.mine()).toEqual([]);
});

describe('the practice', () => {
  test('sees whom an appointment is for, exports it and cancels it with a reason', async () => {
    const { id, appointmentDate } = await book();
    const { firstName, lastName, email } = client.person;
    const user = { firstName, lastName, email, username: email.split('@')[0] };
    expect(await asPracticeSees(id)).toMatchObject({ user });
    const reason = { status: 'cancelled', cancelReason: 'We are ill. Sorry!' } as const;
    const canceled = { ...reason, canceledBy: 'Anna Whitfield' };
    expect(await practiceChanges(id, reason)).toMatchObject(canceled);
    expect(await client.appointments.mine()).toMatchObject([reason]);
    const csv = await (await api.admin.adminAppointments.exportCsv()).text();
    expect(csv).toContain(`,${appointmentDate},10:00 AM,`);
  });

  test('books and moves no visit to a time that the clocks skip, and one that comes twice to the first', async () => {
    const skipped = refused(400, appointmentMessages.skipped, 'appointmentTime');
    const spring = { appointmentDate: '2027-03-14', appointmentTime: '2:30 AM' };
    await expect(practiceBooks(spring)).rejects.toMatchObject(skipped);
    const { id } = await practiceBooks({ ...spring, appointmentTime: '3:30 AM' });
    await expect(practiceChanges(id, { appointmentTime: '2:30 AM' })).rejects.toMatchObject(skipped);
    await expect(change(id, { appointmentTime: '2:30 AM' })).rejects.toMatchObject(skipped);
    const twice = { appointmentDate: '2027-11-07', appointmentTime: '1:30 AM' };
    const first = { ...twice, startsAt: '2027-11-07T05:30:00.000Z' };
    expect(await practiceChanges(id, twice)).toMatchObject(first);
    // An hour of the clock later, it is two hours later.
    await practiceBooks({ ...twice, appointmentTime: '2:30 AM' });
    await practiceChanges(id, { minutes: 120 });
    await expect(practiceChanges(id, { minutes: 125 })).rejects.toMatchObject({ status: 409 });
  });

  test('moves no visit with an outcome ahead, and books none that is completed', async () => {
    const { id } = await practiceBooks({ appointmentDate: '2026-01-05', status: 'no-show' });
    const notYet = refused(400, appointmentMessages.notYet, 'status');
    await expect(practiceChanges(id, { appointmentDate: aWorkingDay() })).rejects.toMatchObject(notYet);
    await expect(practiceBooks({ status: 'completed' })).rejects.toMatchObject(notYet);
  });

  test.each([
    [{ firstDay: '2026-12-02', lastDay: '2026-12-01' }, 'lastDay'],
    [{ firstDay: '2026-12-01', lastDay: '2026-12-01', fromTime: '9:00 AM' }, 'toTime'],
    [{ firstDay: '2026-12-01', lastDay: '2026-12-01', fromTime: '9:00 AM', toTime: '9:00 AM' }, 'toTime'],
    [{ firstDay: '2026-12-01', lastDay: '2026-12-02', fromTime: '9:00 AM', toTime: '9:30 AM' }, 'lastDay'],
  ])('a closure of %j is rejected, and its field named', async (body, path) => {
    await expect(api.admin.calendar.close({ body })).rejects.toMatchObject({ errors: [{ path }] });
  });

  test('opens a closed day again, and its reason and some hours of a day are not on the site', async () => {
    const day = aWorkingDay(6);
    const { id } = await close(day, { reason: 'Conference' });
    expect(await api.admin.calendar.closures()).toMatchObject([{ id, reason: 'Conference' }]);
    const { closedDays } = await api.visitor.services.practice();
    expect(closedDays).toContainEqual({ firstDay: day, lastDay: day });
    const hours = await close(aWorkingDay(7), { fromTime: '9:00 AM', toTime: '10:00 AM' });
    expect((await api.visitor.services.practice()).closedDays).toEqual(closedDays);
    for (const closure of [id, hours.id]) await api.admin.calendar.reopen({ params: { id: closure } });
    expect(await freeTimes(day)).toHaveLength(7);
    await expect(api.admin.calendar.reopen({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});

test('the practice sees which times only this visit takes, while it could be booked otherwise', async () => {
  const day = aWorkingDay();
  const held = async (appointmentTime: string, over: Partial<NewAdminAppointment> = {}) =>
    (await practiceBooks({ appointmentDate: day, appointmentTime, ...over })).id;
  const heldBy = (id: number) => api.admin.adminAppointments.timesFreedByCanceling({ params: { id } });
  const visit = await held('10:30 AM');
  expect(await heldBy(visit)).toEqual(['10:00 AM', '11:00 AM']);
  await held('11:30 AM');
  expect(await heldBy(visit)).toEqual(['10:00 AM']);
  await expect(heldBy(999_999)).rejects.toMatchObject({ status: 404 });
  expect(await heldBy(await held('6:00 PM'))).toEqual([]);
  expect(await heldBy(await held('9:00 AM', { appointmentDate: '2020-06-01' }))).toEqual([]);
  await practiceChanges(visit, { status: 'cancelled' });
  expect(await heldBy(visit)).toEqual([]);
});
