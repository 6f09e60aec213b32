import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { openAppointmentsMax, timeSlots } from '@practice/contract/appointments';
import { addDays } from '@practice/contract/clock';
import { DataSource } from 'typeorm';
import { type Browser, json } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { whileLocked } from '../../test/locked-rows.ts';
import { type Client, testApi } from '../../test/start-api.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();
let people: Client[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 8 }, () => api.aClient()));
});
afterEach(async () => {
  await api.sql('DELETE FROM client_appointments');
  await api.sql('DELETE FROM closures');
});

const person = (index: number) => people[index % people.length] as Client;

const timeOf = (index: number) => ({
  appointmentDate: aWorkingDay(1 + Math.floor(index / timeSlots.length)),
  appointmentTime: timeSlots[index % timeSlots.length],
});

/** A machine too busy to answer says so, and is asked again. */
async function answered(by: Browser, path: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await by.send(path, init);
    if (response.status !== 503) return response;
  }
}

const sent = async (by: Browser, path: string, init: RequestInit) => (await answered(by, path, init)).status;

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

const book = (by: Browser, time: object) =>
  sent(by, '/api/client/appointments', json('POST', { title: 'Desk check', ...time }));

test('fifty concurrent bookings of one client make twenty appointments', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => book(person(0), timeOf(index))),
  );
  expect(count(statuses, 201)).toBe(openAppointmentsMax);
  expect(count(statuses, 409)).toBe(50 - openAppointmentsMax);
});

test('fifty concurrent reopenings of one client’s canceled appointments reopen twenty', async () => {
  const userId = person(0).id;
  const canceled = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const body = { title: 'Desk check', ...timeOf(index), userId, status: 'cancelled' };
      const response = await answered(api.admin, '/api/admin/client-appointments', json('POST', body));
      const { id }: { id: number } = await response.json();
      return id;
    }),
  );
  const statuses = await Promise.all(
    canceled.map((id) =>
      sent(person(0), `/api/client/appointments/${id}`, json('PATCH', { status: 'scheduled' })),
    ),
  );
  expect(count(statuses, 200)).toBe(openAppointmentsMax);
  expect(count(statuses, 409)).toBe(50 - openAppointmentsMax);
});

test('no booking is accepted after a concurrent closure is answered', async () => {
  const onlooker = api.app.get(DataSource).createQueryRunner();
  await onlooker.connect();
  const booked = async (): Promise<number[]> =>
    (await onlooker.query('SELECT id FROM client_appointments ORDER BY id')).map(
      ({ id }: { id: number }) => id,
    );
  try {
    for (let round = 1; round <= 6; round += 1) {
      let answered = 0;
      const bookings = Array.from({ length: 10 * timeSlots.length }, async (_, index) => {
        const body = { title: 'Desk check', ...timeOf(index) };
        const response = await person(index).send('/api/client/appointments', json('POST', body));
        answered += 1;
        return { status: response.status, id: ((await response.json()) as { id?: number }).id };
      });
      await eventually(() => (answered >= 4 * round ? true : undefined), 'an answered booking');
      const closure = { firstDay: aWorkingDay(1), lastDay: aWorkingDay(10) };
      expect(await sent(api.admin, '/api/admin/calendar/closures', json('POST', closure))).toBe(201);
      const atClosing = await booked();
      const answers = await Promise.all(bookings);
      expect(await booked()).toEqual(atClosing);
      const accepted = answers.flatMap(({ status, id }) => (status === 201 && id ? [id] : []));
      expect(accepted.sort((a, b) => a - b)).toEqual(atClosing);
      for (const { status } of answers) expect([201, 400, 503]).toContain(status);
      await api.sql('DELETE FROM client_appointments');
      await api.sql('DELETE FROM closures');
    }
  } finally {
    await onlooker.release();
  }
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
  [
    'changing the rules',
    async () => {
      const settings = await api.admin.calendar.settings();
      const rules = { ...settings.rules, minNoticeHours: 720 };
      await api.admin.calendar.saveSettings({ body: { ...settings, rules } });
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
    const booking = person(0).send(
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
      bookFor(person(0), { appointmentDate, appointmentTime: '10:00 AM', minutes: 90 }),
      bookFor(person(1), { appointmentDate, appointmentTime: '11:00 AM', minutes: 30 }),
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
  expect(await bookFor(person(0), late)).toBe(201);
  expect(await bookFor(person(1), { appointmentDate: morning, appointmentTime: '12:30 AM' })).toBe(409);
  expect(await bookFor(person(1), { appointmentDate: morning, appointmentTime: '1:00 AM' })).toBe(201);
});
