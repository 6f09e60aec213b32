import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type AdminAppointment,
  type AppointmentUpdate,
  appointmentMessages,
  type NewAdminAppointment,
  type NewAppointment,
  openAppointmentsMax,
  timeSlots,
} from '@practice/contract/appointments';
import { anAppointment } from '../../test/appointment.ts';
import { type Browser, json, refused } from '../../test/browser.ts';
import { type Client, testApi } from '../../test/start-api.ts';
import { startAt, startInAnHour } from '../../test/start-in-an-hour.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();
let client: Client;
beforeEach(async () => {
  client = await api.aClient();
});
afterEach(async () => {
  await api.sql('DELETE FROM client_appointments');
  await api.sql(
    'UPDATE booking_rules SET min_notice_hours = 0, max_days_ahead = 0, refuses_late_changes = false',
  );
});

const day = aWorkingDay();
const { begun, pastDate, taken, tooLateToChange, tooMany } = appointmentMessages;
const wanted = anAppointment();

const book = (over: Partial<NewAppointment> = {}, by: Browser = client) =>
  by.appointments.create({ body: { ...wanted, ...over } });
const change = (id: number, body: AppointmentUpdate) => client.appointments.update({ params: { id }, body });
const remove = (id: number) => client.appointments.remove({ params: { id } });

async function theirs({
  status = 'scheduled',
  ...over
}: Partial<NewAdminAppointment> = {}): Promise<AdminAppointment> {
  const made = await api.admin.adminAppointments.create({ body: { ...wanted, userId: client.id, ...over } });
  // The practice can't set an outcome ahead of its time; the table takes it.
  if (status === 'completed' || status === 'no-show') {
    await api.sql('UPDATE client_appointments SET status = $2 WHERE id = $1', [made.id, status]);
    return { ...made, status };
  }
  return status === made.status
    ? made
    : api.admin.adminAppointments.update({ params: { id: made.id }, body: { status } });
}

const setStatus = (id: number, status: NewAdminAppointment['status']) =>
  api.admin.adminAppointments.update({ params: { id }, body: status ? { status } : {} });

const begin = (id: number) => startAt(api, id, Date.now() - 60_000);

const setRules = async (over: { minNoticeHours?: number; refusesLateChanges?: boolean }) => {
  const settings = await api.admin.calendar.settings();
  await api.admin.calendar.saveSettings({ body: { ...settings, rules: { ...settings.rules, ...over } } });
};

const patch = (id: number, changes: object) =>
  client.send(`/api/client/appointments/${id}`, json('PATCH', changes));

const expectRefused = (call: Promise<unknown>, status: number, path: string | undefined, message: string) =>
  expect(call).rejects.toMatchObject(refused(status, message, path));

const isFree = async () =>
  (await api.visitor.appointments.availability({ query: { date: day } }))[1]?.available;

/** As many as a client may have ahead, away from the day of the other tests. */
async function fillUp(count = openAppointmentsMax) {
  for (let index = 0; index < count; index += 1) {
    await client.appointments.create({
      body: {
        ...wanted,
        appointmentDate: aWorkingDay(2 + Math.floor(index / timeSlots.length)),
        appointmentTime: timeSlots[index % timeSlots.length] ?? '',
      },
    });
  }
}

describe('a client’s new appointment', () => {
  test('is rejected with any status but “scheduled”', async () => {
    for (const status of ['completed', 'no-show', '', null]) {
      const response = await client.send('/api/client/appointments', json('POST', { ...wanted, status }));
      const errors = [{ path: 'status', message: appointmentMessages.newStatus }];
      expect(await response.json()).toMatchObject({ statusCode: 400, errors });
    }
    expect(await api.sql('SELECT 1 FROM client_appointments')).toEqual([]);
  });

  test('is the same one for a repeated key, unless it was removed and the time is open', async () => {
    const idempotencyKey = randomUUID();
    const first = await client.appointments.create({ body: wanted, idempotencyKey });
    const { id } = first;
    expect(await client.appointments.create({ body: wanted, idempotencyKey })).toEqual(first);
    await remove(id);
    const again = await client.appointments.create({ body: wanted, idempotencyKey });
    expect(again.id).not.toBe(id);
    await remove(again.id);
    await book({}, await api.aClient());
    const late = client.appointments.create({ body: wanted, idempotencyKey });
    await expectRefused(late, 409, 'appointmentTime', taken);
  });
});

describe('a client’s status change', () => {
  test('to any of the four is accepted, also of a visit that has begun or was a no-show, and no other one', async () => {
    const { id } = await book();
    await begin(id);
    const errors = [{ path: 'status', message: appointmentMessages.status }];
    expect(await (await patch(id, { status: 'no-show' })).json()).toMatchObject({ statusCode: 400, errors });
    const set =
      'UPDATE client_appointments SET status = $2, canceled_at = NULL, canceled_by = NULL WHERE id = $1';
    for (const from of ['scheduled', 'completed', 'rescheduled', 'no-show'])
      for (const status of ['cancelled', 'scheduled', 'completed', 'rescheduled'] as const) {
        await api.sql(set, [id, from]);
        expect(await change(id, { status })).toMatchObject({ status });
      }
  });

  test('frees no place among the twenty while the visit holds its time', async () => {
    const { id } = await book();
    await fillUp(openAppointmentsMax - 1);
    const more = () => book({ appointmentDate: aWorkingDay(9) });
    for (const status of ['completed', 'rescheduled', 'scheduled'] as const) {
      await change(id, { status });
      await expectRefused(more(), 409, undefined, tooMany);
    }
    await change(id, { status: 'cancelled' });
    await more();
    for (const status of ['completed', 'rescheduled', 'scheduled'] as const)
      await expectRefused(change(id, { status }), 409, 'status', tooMany);
  });

  test('takes the time of a past visit again unless someone else had it', async () => {
    const { id } = await book();
    await begin(id);
    await change(id, { status: 'cancelled' });
    const theirVisit = await book({}, await api.aClient());
    await begin(theirVisit.id);
    await expectRefused(change(id, { status: 'completed' }), 409, 'appointmentTime', taken);
  });

  test('is held to the cutoff only where it gives up a time or moves the visit', async () => {
    const { id } = await book();
    await startInAnHour(api, id);
    await setRules({ refusesLateChanges: true });
    for (const status of ['completed', 'rescheduled', 'scheduled'] as const) {
      await change(id, { status });
      const moved = change(id, { status: 'completed', appointmentTime: '2:00 PM' });
      await expectRefused(moved, 409, status === 'completed' ? 'appointmentDate' : 'status', tooLateToChange);
    }
    await expectRefused(change(id, { status: 'cancelled' }), 409, 'status', tooLateToChange);
    await expectRefused(remove(id), 409, undefined, tooLateToChange);
    expect(await change(id, { title: 'Neck check' })).toMatchObject({ title: 'Neck check' });
    const ahead = { appointmentDate: day, appointmentTime: '2:00 PM' };
    expect(await api.admin.adminAppointments.update({ params: { id }, body: ahead })).toMatchObject(ahead);
  });
});

test.each(['cancelled', 'no-show'] as const)(
  'a “%s” appointment that is reopened follows the rules of a new booking',
  async (from) => {
    const [past, ahead] = [
      await theirs({ appointmentDate: '2026-01-05', status: from }),
      await theirs({ status: from }),
    ];
    const back = (id: number, more: object = {}) => change(id, { ...more, status: 'rescheduled' });
    const yesterday = back(past.id, { appointmentDate: '2026-01-06' });
    await expectRefused(yesterday, 400, 'appointmentDate', pastDate);
    expect(await back(past.id)).toMatchObject({ appointmentDate: '2026-01-05', status: 'rescheduled' });
    await book({ appointmentTime: '2:00 PM' }, await api.aClient());
    await expectRefused(back(ahead.id, { appointmentTime: '2:00 PM' }), 409, 'appointmentTime', taken);
    await setRules({ minNoticeHours: 24 * 30 });
    await expectRefused(back(ahead.id), 400, 'appointmentTime', appointmentMessages.tooSoon(720));
    await setRules({ minNoticeHours: 0 });
    await fillUp();
    await expectRefused(back(ahead.id), 409, 'status', tooMany);
    await startInAnHour(api, ahead.id);
    await setRules({ refusesLateChanges: true });
    const later = back(ahead.id, { appointmentDate: aWorkingDay(30) });
    await expectRefused(later, 409, 'status', tooLateToChange);
  },
);

describe('moving an appointment that has begun', () => {
  test('is limited by the number of upcoming appointments', async () => {
    const { id } = await book();
    await begin(id);
    await fillUp();
    const ahead = { appointmentDate: aWorkingDay(9) };
    await expectRefused(change(id, ahead), 409, 'appointmentDate', tooMany);
  });

  test('and canceling it are left to the practice if there is a cutoff', async () => {
    const { id } = await book();
    await begin(id);
    await setRules({ refusesLateChanges: true });
    await expectRefused(change(id, { status: 'cancelled' }), 409, 'status', begun);
    await expectRefused(change(id, { appointmentDate: aWorkingDay(9) }), 409, 'appointmentDate', begun);
    await remove(id);
  });
});

describe('a removed appointment', () => {
  test('is canceled and opens its time if it was “completed” before it began', async () => {
    const { id } = await theirs({ status: 'completed' });
    expect(await isFree()).toBe(false);
    await startInAnHour(api, id);
    await setRules({ refusesLateChanges: true });
    await expectRefused(remove(id), 409, undefined, tooLateToChange);
    await setRules({ refusesLateChanges: false });
    await remove(id);
    expect(await isFree()).toBe(true);
    const canceled = { status: 'cancelled', canceledBy: 'Robin Marsh', canceledAt: expect.any(String) };
    expect(await api.admin.adminAppointments.one({ params: { id } })).toMatchObject(canceled);
  });

  test('returns to its client’s list and takes its time again when the practice reopens it', async () => {
    const { id } = await book();
    await remove(id);
    await setStatus(id, 'scheduled');
    expect(await client.appointments.mine()).toMatchObject([{ id, status: 'scheduled' }]);
    expect(await isFree()).toBe(false);
  });

  test('stays hidden from its client when the practice sets an outcome', async () => {
    const { id } = await book();
    await begin(id);
    await remove(id);
    await setStatus(id, 'completed');
    await api.admin.adminAppointments.update({ params: { id }, body: { title: 'Neck check' } });
    expect(await client.appointments.mine()).toEqual([]);
    expect((await patch(id, { status: 'scheduled' })).status).toBe(404);
  });
});

test('a change without effect is accepted regardless of the rules', async () => {
  await setRules({ refusesLateChanges: true });
  for (const status of ['scheduled', 'completed', 'cancelled'] as const) {
    const { id, appointmentDate, appointmentTime } = await theirs({ status });
    expect((await patch(id, { status, appointmentDate, appointmentTime })).status).toBe(200);
    await api.sql('DELETE FROM client_appointments WHERE id = $1', [id]);
  }
});
