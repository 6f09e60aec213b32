import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { openAppointmentsMax, timeSlots } from '@practice/contract/appointments';
import { addDays } from '@practice/contract/clock';
import { DataSource } from 'typeorm';
import { type Browser, json } from '../../test/browser.ts';
import { whileLocked } from '../../test/locked-rows.ts';
import { type Client, testApi } from '../../test/start-api.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();
let one: Client;
let other: Client;
beforeAll(async () => {
  [one, other] = [await api.aClient(), await api.aClient()];
});
afterEach(async () => {
  await api.sql('DELETE FROM client_appointments');
  await api.sql('DELETE FROM closures');
});

const timeOf = (index: number) => ({
  appointmentDate: aWorkingDay(1 + Math.floor(index / timeSlots.length)),
  appointmentTime: timeSlots[index % timeSlots.length],
});

/** A machine too busy to answer says so, and is asked again. */
async function sent(by: Browser, path: string, init: RequestInit): Promise<number> {
  const { status } = await by.send(path, init);
  return status === 503 ? sent(by, path, init) : status;
}

const book = (by: Browser, time: object) =>
  sent(by, '/api/client/appointments', json('POST', { title: 'Desk check', ...time }));

test('fifty concurrent bookings of one client make twenty appointments', async () => {
  const statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => book(one, timeOf(index))));
  const tooMany = Array(50 - openAppointmentsMax).fill(409);
  expect(statuses.sort()).toEqual([...Array(openAppointmentsMax).fill(201), ...tooMany]);
});

const bookedOn = (day: string) =>
  api.sql<{ id: number }>('SELECT id FROM client_appointments WHERE appointment_date = $1', [day]);

test.each([
  ['closing a day', (day: string) => api.admin.calendar.close({ body: { firstDay: day, lastDay: day } })],
  [
    'changing the hours',
    async () => {
      const settings = await api.admin.calendar.settings();
      const hours = settings.hours.map((each) => ({ ...each, opens: null, closes: null }));
      await api.admin.calendar.saveSettings({ body: { ...settings, hours } });
      return () => api.admin.calendar.saveSettings({ body: settings });
    },
  ],
])('%s waits for a booking that has passed its checks', async (_, change) => {
  const day = aWorkingDay(8);
  const locker = api.app.get(DataSource).createQueryRunner();
  try {
    // The booking passes all checks, and then waits to write its row for this client.
    await locker.startTransaction();
    await locker.query('SELECT 1 FROM users FOR UPDATE');
    const booking = one.send(
      '/api/client/appointments',
      json('POST', { title: 'Desk check', appointmentDate: day, appointmentTime: '10:00 AM' }),
    );
    await waitsForLock(api);
    const changed = change(day).then(async (undo) => ({ undo, booked: await bookedOn(day) }));
    await Promise.race([changed, waitsForLock(api, 2)]);
    await locker.rollbackTransaction();
    const { status } = await booking;
    const { undo, booked } = await changed;
    if (typeof undo === 'function') await undo();
    expect(status).toBe(201);
    expect(await bookedOn(day)).toEqual(booked);
  } finally {
    if (locker.isTransactionActive) await locker.rollbackTransaction();
    await locker.release();
  }
});

const bookFor = (client: Client, visit: object): Promise<number> => {
  const body = { title: 'Desk check', userId: client.id, ...visit };
  return sent(api.admin, '/api/admin/client-appointments', json('POST', body));
};

test('one of two concurrent overlapping visits of different length is booked', async () => {
  const appointmentDate = aWorkingDay(8);
  // In this database alone, the lock of the calendar holds no one up.
  await api.sql('ALTER FUNCTION pg_catalog.pg_advisory_xact_lock(bigint) RENAME TO advisory_lock_kept');
  await api.sql(`CREATE FUNCTION pg_catalog.pg_advisory_xact_lock(bigint) RETURNS void LANGUAGE sql AS ''`);
  try {
    const everyone = 'SELECT 1 FROM users FOR UPDATE';
    const statuses = await whileLocked(api, everyone, [], () => [
      bookFor(one, { appointmentDate, appointmentTime: '10:00 AM', minutes: 90 }),
      bookFor(other, { appointmentDate, appointmentTime: '11:00 AM', minutes: 30 }),
    ]);
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await bookedOn(appointmentDate)).toHaveLength(1);
  } finally {
    await api.sql('DROP FUNCTION pg_catalog.pg_advisory_xact_lock(bigint)');
    await api.sql('ALTER FUNCTION pg_catalog.advisory_lock_kept(bigint) RENAME TO pg_advisory_xact_lock');
  }
});

test('a visit that ends after midnight takes its time on the next day, too', async () => {
  const [evening, morning] = [aWorkingDay(8), addDays(aWorkingDay(8), 1)];
  const late = { appointmentDate: evening, appointmentTime: '11:30 PM', minutes: 90 };
  expect(await bookFor(one, late)).toBe(201);
  expect(await bookFor(other, { appointmentDate: morning, appointmentTime: '12:30 AM' })).toBe(409);
  expect(await bookFor(other, { appointmentDate: morning, appointmentTime: '1:00 AM' })).toBe(201);
});
