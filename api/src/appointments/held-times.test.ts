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
const { begun, closed, pastDate, taken, tooLateToChange, tooMany } = appointmentMessages;
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

const patch = (id: number, changes: object, by = client) =>
  by.send(`/api/client/appointments/${id}`, json('PATCH', changes));

const expectRefused = (call: Promise<unknown>, status: number, path: string | undefined, message: string) =>
  expect(call).rejects.toMatchObject(refused(status, message, path));

const isFree = async (time = '10:00 AM') =>
  (await api.visitor.appointments.availability({ query: { date: day } })).find((slot) => slot.time === time)
    ?.available;

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
  test.each(['completed', 'cancelled', 'rescheduled', 'no-show', 'free', '', 7, null])(
    'is rejected with the status %j',
    async (status) => {
      const response = await client.send('/api/client/appointments', json('POST', { ...wanted, status }));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ path: 'status', message: appointmentMessages.newStatus }],
      });
      expect(await api.sql('SELECT 1 FROM client_appointments')).toEqual([]);
    },
  );

  test('makes a new booking for a repeated key if the first one was removed and the time is open', async () => {
    const idempotencyKey = randomUUID();
    const { id } = await client.appointments.create({ body: wanted, idempotencyKey });
    await remove(id);
    const again = await client.appointments.create({ body: wanted, idempotencyKey });
    expect(again.id).not.toBe(id);
    const { emails: _, ...shown } = again;
    expect(await client.appointments.mine()).toEqual([shown]);
    expect(await isFree()).toBe(false);
    await remove(again.id);
    await book({}, await api.aClient());
    const late = client.appointments.create({ body: wanted, idempotencyKey });
    await expectRefused(late, 409, 'appointmentTime', taken);
  });
});

describe('a client’s status change', () => {
  const all = ['scheduled', 'completed', 'cancelled', 'rescheduled'] as const;
  const steps = [...all, 'no-show' as const].flatMap((from) => all.map((to) => [from, to] as const));

  test.each(steps)(
    'from “%s” to “%s” is accepted before and after the visit, and holds its time or not',
    async (from, to) => {
      for (const hasBegun of [false, true]) {
        const { id } = await book();
        if (hasBegun) await begin(id);
        if (from === 'cancelled') await setStatus(id, from);
        else await api.sql('UPDATE client_appointments SET status = $2 WHERE id = $1', [id, from]);
        expect(await change(id, { status: to })).toMatchObject({ status: to });
        if (!hasBegun) expect(await isFree()).toBe(to === 'cancelled');
        await api.sql('DELETE FROM client_appointments');
      }
    },
  );

  test('to “no-show” is refused', async () => {
    const { id } = await book();
    const response = await patch(id, { status: 'no-show' });
    const errors = [{ path: 'status', message: appointmentMessages.status }];
    expect(await response.json()).toMatchObject({ statusCode: 400, errors });
  });

  test('frees no place among the twenty while the visit holds its time', async () => {
    const { id } = await book();
    await fillUp(openAppointmentsMax - 1);
    const more = () => book({ appointmentDate: aWorkingDay(9) });
    for (const status of ['completed', 'rescheduled', 'scheduled', 'completed'] as const) {
      await change(id, { status });
      expect(await isFree()).toBe(false);
      await expectRefused(more(), 409, undefined, tooMany);
    }
    await change(id, { appointmentTime: '2:00 PM' });
    await expectRefused(more(), 409, undefined, tooMany);
    await change(id, { status: 'cancelled' });
    await more();
    for (const status of ['completed', 'rescheduled', 'scheduled'] as const) {
      await expectRefused(change(id, { status }), 409, 'status', tooMany);
    }
  });

  test('takes the time of a past visit again unless someone else had it', async () => {
    const { id } = await book();
    await begin(id);
    await change(id, { status: 'cancelled' });
    const theirVisit = await book({}, await api.aClient());
    await begin(theirVisit.id);
    for (const status of ['completed', 'rescheduled', 'scheduled'] as const) {
      await expectRefused(change(id, { status }), 409, 'appointmentTime', taken);
    }
    expect(await client.appointments.mine()).toMatchObject([{ status: 'cancelled' }]);
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

describe.each(['cancelled', 'no-show'] as const)(
  'reopening a “%s” appointment follows the rules of a new booking',
  (from) => {
    describe.each(['scheduled', 'rescheduled'] as const)('with the status “%s”', (to) => {
      const back = (id: number, more: object = {}) => change(id, { ...more, status: to });

      test('is limited by the number of upcoming appointments', async () => {
        const { id } = await theirs({ status: from });
        await fillUp();
        await expectRefused(back(id), 409, 'status', tooMany);
        await expectRefused(back(id, { appointmentTime: '2:00 PM' }), 409, 'status', tooMany);
      });

      test('is refused after the cutoff', async () => {
        const { id } = await theirs({ status: from });
        await startInAnHour(api, id);
        await setRules({ refusesLateChanges: true });
        await expectRefused(back(id), 409, 'status', tooLateToChange);
        await expectRefused(back(id, { appointmentDate: aWorkingDay(30) }), 409, 'status', tooLateToChange);
      });

      test('is refused within the notice period', async () => {
        const { id } = await theirs({ status: from });
        await setRules({ minNoticeHours: 24 * 30 });
        await expectRefused(back(id), 400, 'appointmentTime', appointmentMessages.tooSoon(720));
      });

      test('keeps a past day, but cannot move to one', async () => {
        const past = { appointmentDate: '2026-01-05' };
        const { id } = await theirs({ ...past, status: from });
        const moved = back(id, { appointmentDate: '2026-01-06' });
        await expectRefused(moved, 400, 'appointmentDate', pastDate);
        expect(await back(id)).toMatchObject({ ...past, status: to });
        await setStatus(id, from);
        expect(await back(id, { appointmentDate: day })).toMatchObject({ appointmentDate: day, status: to });
      });

      test('is refused at a taken time', async () => {
        const { id } = await theirs({ status: from });
        await book({ appointmentTime: '2:00 PM' }, await api.aClient());
        await expectRefused(back(id, { appointmentTime: '2:00 PM' }), 409, 'appointmentTime', taken);
      });
    });
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

test('a longer appointment can be moved only to a time where all of it fits', async () => {
  const { id } = await theirs({ minutes: 90 });
  await book({ appointmentTime: '3:00 PM' }, await api.aClient());
  await expectRefused(change(id, { appointmentTime: '2:00 PM' }), 409, 'appointmentTime', taken);
  await expectRefused(change(id, { appointmentTime: '4:00 PM' }), 400, 'appointmentTime', closed);
  await change(id, { appointmentTime: '1:00 PM' });
});

test('the practice is told who has booked the time, with its beginning and end', async () => {
  await theirs({ appointmentTime: '11:00 AM', minutes: 45 });
  await client.account.update({ body: { firstName: 'Ana', lastName: 'O’Hara' } });
  const message = 'Anna Whitfield is booked 11:00–11:45 (Ana O’Hara).';
  await expectRefused(theirs({ appointmentTime: '10:30 AM' }), 409, 'appointmentTime', message);
  const { id } = await theirs({ appointmentTime: '2:00 PM' });
  const at = { params: { id }, body: { appointmentTime: '11:30 AM' } };
  const moving = api.admin.adminAppointments.update(at);
  await expectRefused(moving, 409, 'appointmentTime', message);
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
    expect(await api.admin.adminAppointments.one({ params: { id } })).toMatchObject({
      status: 'cancelled',
      canceledBy: 'Robin Marsh',
    });
    await book({}, await api.aClient());
  });

  test.each(['scheduled', 'rescheduled', 'completed'] as const)(
    'with the status “%s” takes no time and does not count toward the twenty',
    async (status) => {
      const { id } = await theirs({ status });
      await api.sql('UPDATE client_appointments SET removed_at = now() WHERE id = $1', [id]);
      expect(await isFree()).toBe(true);
      await fillUp(openAppointmentsMax - 1);
      const { id: booked } = await book();
      await setStatus(booked, 'cancelled');
      await theirs({ minutes: 90 });
    },
  );

  test('returns to its client’s list and takes its time again when the practice reopens it', async () => {
    const { id } = await book();
    await remove(id);
    await setStatus(id, 'scheduled');
    expect(await client.appointments.mine()).toMatchObject([{ id, status: 'scheduled' }]);
    expect(await isFree()).toBe(false);
    await remove(id);
    await book({}, await api.aClient());
    const takenBy = 'Anna Whitfield is booked 10:00–11:00 (Robin Marsh).';
    await expectRefused(setStatus(id, 'rescheduled'), 409, 'appointmentTime', takenBy);
    expect(await client.appointments.mine()).toEqual([]);
  });

  test('stays hidden from its client when the practice sets an outcome', async () => {
    const { id } = await book();
    await begin(id);
    await remove(id);
    await setStatus(id, 'completed');
    await api.admin.adminAppointments.update({ params: { id }, body: { title: 'Neck check' } });
    expect(await client.appointments.mine()).toEqual([]);
    for (const changes of [{}, { title: 'Mine' }, { status: 'scheduled' }, { appointmentTime: '2:00 PM' }]) {
      expect((await patch(id, changes)).status).toBe(404);
    }
    const moved = { appointmentDate: day, appointmentTime: '2:00 PM' };
    await api.admin.adminAppointments.update({ params: { id }, body: { ...moved, status: 'scheduled' } });
    expect(await client.appointments.mine()).toMatchObject([{ id, appointmentTime: '2:00 PM' }]);
    expect(await isFree('2:00 PM')).toBe(false);
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
