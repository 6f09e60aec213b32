import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  appointmentMessages,
  guardianConsent,
  type NewAppointment,
  timeSlots,
} from '@practice/contract/appointments';
import { ApiError } from '@practice/contract/errors';
import { practiceDay, timeInSentence } from '@practice/contract/format';
import { holidaysIn } from '@practice/contract/holidays';
import { addDays, practiceClock, weekdayOf } from '@practice/contract/practice-time';
import { minutesOf } from '@practice/contract/time';
import { type Browser, json } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';
import { startInAnHour } from '../../test/start-in-an-hour.ts';
import { aWorkingDay } from '../../test/working-day.ts';
import { AppointmentEmails } from './appointment-emails.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});
afterEach(async () => {
  await api.sql('DELETE FROM client_appointments');
  await api.sql('DELETE FROM closures');
  await api.sql('DELETE FROM open_holidays');
  await api.sql(
    'UPDATE booking_rules SET min_notice_hours = 0, max_days_ahead = 0, refuses_late_changes = false',
  );
});

const anAppointment = (over: Partial<NewAppointment> = {}): NewAppointment => ({
  title: 'Desk check',
  appointmentDate: aWorkingDay(),
  appointmentTime: '10:00 AM',
  ...over,
});

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error(`The call was not refused: ${JSON.stringify(error)}`);
}

/** The next holiday on a day from Monday to Friday. */
function aHoliday() {
  const from = addDays(practiceDay(), 1);
  const found = holidaysIn({ from, to: addDays(from, 365) }).find(({ day }) => weekdayOf(day) % 6 !== 0);
  if (!found) throw new Error('There is no holiday within a year.');
  return found;
}

const freeTimes = async (date: string) =>
  (await api.visitor.api.appointments.availability({ query: { date } }))
    .filter((slot) => slot.available)
    .map(({ time }) => time);

describe('availability', () => {
  test('lists every time of a working day, in order', async () => {
    expect(await api.visitor.api.appointments.availability({ query: { date: aWorkingDay() } })).toEqual(
      timeSlots.map((time) => ({ time, available: true })),
    );
  });

  test('is empty on a weekend, a past day and a closed day', async () => {
    let saturday = aWorkingDay();
    while (weekdayOf(saturday) !== 6) saturday = addDays(saturday, 1);
    const holiday = aWorkingDay(3);
    await api.admin.api.calendar.close({
      body: { firstDay: holiday, lastDay: holiday, reason: 'Thanksgiving' },
    });
    for (const day of [saturday, addDays(practiceDay(), -1), '2020-01-06', holiday]) {
      expect(await freeTimes(day)).toEqual([]);
    }
  });

  test('excludes the hours of a closure and all times that a longer appointment overlaps', async () => {
    const day = aWorkingDay(2);
    await api.admin.api.calendar.close({
      body: { firstDay: day, lastDay: day, fromTime: '9:30 AM', toTime: '11:00 AM' },
    });
    const { id: userId } = (await client.api.auth.user()) ?? { id: 0 };
    await api.admin.api.adminAppointments.create({
      body: {
        userId,
        title: 'Family session',
        appointmentDate: day,
        appointmentTime: '1:30 PM',
        minutes: 90,
      },
    });
    expect(await freeTimes(day)).toEqual(['11:00 AM', '3:00 PM', '4:00 PM']);
  });

  test('is empty on a holiday, with its name, until the practice opens it', async () => {
    const { day, name } = aHoliday();
    const [booking, days] = [anAppointment({ appointmentDate: day }), { from: day, to: day }];
    expect(await api.visitor.api.appointments.freeDays({ query: days })).toEqual([
      { date: day, free: 0, holiday: name },
    ]);
    const message = appointmentMessages.holiday(name);
    expect(message).toContain(name);
    expect(await refusal(client.api.appointments.create({ body: booking }))).toMatchObject({
      status: 400,
      errors: [{ path: 'appointmentDate', message }],
      freeTimes: [],
    });
    const { id: userId } = (await client.api.auth.user()) ?? { id: 0 };
    await api.admin.api.adminAppointments.create({
      body: { ...booking, userId, appointmentTime: '9:00 AM' },
    });

    expect(await api.admin.api.calendar.setHoliday({ body: { day, isOpen: true } })).toEqual([day]);
    expect(await api.admin.api.calendar.setHoliday({ body: { day, isOpen: true } })).toEqual([day]);
    expect(await api.visitor.api.appointments.freeDays({ query: days })).toEqual([{ date: day, free: 6 }]);
    await client.api.appointments.create({ body: booking });
    expect(await api.admin.api.calendar.setHoliday({ body: { day, isOpen: false } })).toEqual([]);
    expect(await freeTimes(day)).toEqual([]);
    expect(await client.api.appointments.mine()).toHaveLength(2);
  });

  test('excludes times that have begun today', async () => {
    const { date, time } = practiceClock(new Date());
    const slots = await api.visitor.api.appointments.availability({ query: { date } });
    for (const slot of slots) {
      if (minutesOf(slot.time) <= minutesOf(time)) expect(slot.available).toBe(false);
    }
  });

  test('counts the open times of several days', async () => {
    const day = aWorkingDay(2);
    await client.api.appointments.create({ body: anAppointment({ appointmentDate: day }) });
    const days = await api.visitor.api.appointments.freeDays({ query: { from: day, to: addDays(day, 9) } });
    expect(days).toHaveLength(10);
    expect(days[0]).toEqual({ date: day, free: 6 });
    for (const { date, free } of days) expect(free).toBe((await freeTimes(date)).length);
  });

  test.each(['', 'tomorrow', '2026-02-30', 'infinity', '2026-1-1'])('rejects the date %p', async (date) => {
    const response = await api.visitor.send(`/api/availability?date=${date}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'date' }] });
  });

  test('rejects more than 62 days at once', async () => {
    const { status } = await refusal(
      api.visitor.api.appointments.freeDays({ query: { from: '2026-12-01', to: '2027-03-01' } }),
    );
    expect(status).toBe(400);
    expect(
      (
        await refusal(
          api.visitor.api.appointments.freeDays({ query: { from: '2026-12-02', to: '2026-12-01' } }),
        )
      ).status,
    ).toBe(400);
  });
});

describe('booking', () => {
  test('keeps the input, and takes the time', async () => {
    const wanted = anAppointment({ description: ' My neck. ', location: '' });
    const { emails, ...booked } = await client.api.appointments.create({ body: wanted });
    expect(emails).toEqual(['client', 'practice']);
    expect(booked).toMatchObject({
      title: 'Desk check',
      description: 'My neck.',
      location: null,
      status: 'scheduled',
      appointmentDate: wanted.appointmentDate,
      appointmentTime: '10:00 AM',
      minutes: 60,
    });
    expect(await client.api.appointments.mine()).toEqual([booked]);
    expect(await freeTimes(booked.appointmentDate)).not.toContain('10:00 AM');
  });

  test('requires an address for a visit at the client’s place', async () => {
    const error = await refusal(client.api.appointments.create({ body: anAppointment({ place: 'client' }) }));
    expect(error).toMatchObject({
      status: 400,
      errors: [{ path: 'location', message: appointmentMessages.address }],
    });
    expect(await client.api.appointments.mine()).toEqual([]);
    const booked = anAppointment({ place: 'client', location: '100 Fayetteville St' });
    expect(await client.api.appointments.create({ body: booked })).toMatchObject({
      location: '100 Fayetteville St',
    });
  });

  test('returns the same appointment for a repeated idempotency key', async () => {
    const idempotencyKey = randomUUID();
    const first = await client.api.appointments.create({ body: anAppointment(), idempotencyKey });
    expect(await client.api.appointments.create({ body: anAppointment(), idempotencyKey })).toEqual(first);
    expect(await client.api.appointments.mine()).toHaveLength(1);
  });

  test('refuses a taken time, and lists the open times of that day', async () => {
    await client.api.appointments.create({ body: anAppointment() });
    const other = await api.aClient();
    const error = await refusal(other.api.appointments.create({ body: anAppointment() }));
    expect(error.status).toBe(409);
    expect(error.serverMessage).toBe(appointmentMessages.taken);
    expect(error.errors).toEqual([{ path: 'appointmentTime', message: appointmentMessages.taken }]);
    expect(error.freeTimes).toEqual(timeSlots.filter((time) => time !== '10:00 AM'));
  });

  test('makes one appointment of 200 concurrent bookings of one time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => api.aClient()));
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const person = people[index % people.length] ?? client;
        const book = () => person.send('/api/client/appointments', json('POST', anAppointment()));
        let { status } = await book();
        // A machine too busy to answer says so, and is asked again.
        while (status === 503) status = (await book()).status;
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    expect(await api.sql('SELECT 1 FROM client_appointments')).toHaveLength(1);
  });

  test('the table rejects overlapping appointments, but not adjacent ones', async () => {
    const { id } = await client.api.appointments.create({ body: anAppointment() });
    const copy = (minutesLater: number) =>
      api.sql(
        `INSERT INTO client_appointments (user_id, title, appointment_date, appointment_time, starts_at)
         SELECT user_id, title, appointment_date, appointment_time, starts_at + $2 * interval '1 minute'
         FROM client_appointments WHERE id = $1`,
        [id, minutesLater],
      );
    for (const overlapping of [0, 59, -59]) {
      await expect(copy(overlapping)).rejects.toThrow(/client_appointments_slot_taken/);
    }
    await copy(60);
    await copy(-60);
  });

  test('refuses a closed day, and a time that the practice does not offer', async () => {
    const day = aWorkingDay(4);
    await api.admin.api.calendar.close({ body: { firstDay: day, lastDay: day } });
    expect(
      await refusal(client.api.appointments.create({ body: anAppointment({ appointmentDate: day }) })),
    ).toMatchObject({
      status: 400,
      serverMessage: appointmentMessages.closed,
    });
    expect(
      (
        await refusal(
          client.api.appointments.create({ body: anAppointment({ appointmentTime: '12:00 PM' }) }),
        )
      ).errors,
    ).toEqual([{ path: 'appointmentTime', message: appointmentMessages.slot }]);
  });

  test('enforces the notice period and the booking period for clients, not for the practice', async () => {
    const settings = await api.admin.api.calendar.settings();
    const rules = { minNoticeHours: 24 * 30, maxDaysAhead: 60, refusesLateChanges: false };
    await api.admin.api.calendar.saveSettings({ body: { ...settings, rules } });
    const soon = await refusal(client.api.appointments.create({ body: anAppointment() }));
    expect(soon).toMatchObject({ status: 400, serverMessage: appointmentMessages.tooSoon(720) });
    const late = await refusal(
      client.api.appointments.create({ body: anAppointment({ appointmentDate: aWorkingDay(80) }) }),
    );
    expect(late.errors).toEqual([{ path: 'appointmentDate', message: appointmentMessages.tooFarAhead(60) }]);
    await client.api.appointments.create({ body: anAppointment({ appointmentDate: aWorkingDay(30) }) });
    const { id: userId } = (await client.api.auth.user()) ?? { id: 0 };
    await api.admin.api.adminAppointments.create({ body: { ...anAppointment(), userId } });
  });

  test('is limited to twenty upcoming appointments', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.api.appointments.create({
          body: anAppointment({
            appointmentDate: aWorkingDay(1 + Math.floor(index / 7)),
            appointmentTime: timeSlots[index % 7] ?? '9:00 AM',
          }),
        }),
      ),
    );
    expect(
      await refusal(
        client.api.appointments.create({ body: anAppointment({ appointmentDate: aWorkingDay(9) }) }),
      ),
    ).toMatchObject({
      status: 409,
      serverMessage: appointmentMessages.tooMany,
    });
  });
});

describe('changing', () => {
  test('moves it, opens the old time and takes the new one', async () => {
    const { id, appointmentDate } = await client.api.appointments.create({ body: anAppointment() });
    const moved = await client.api.appointments.update({
      params: { id },
      body: { appointmentTime: '2:00 PM', status: 'rescheduled' },
    });
    expect(moved).toMatchObject({ appointmentTime: '2:00 PM', status: 'rescheduled' });
    expect(await freeTimes(appointmentDate)).toEqual(timeSlots.filter((time) => time !== '2:00 PM'));
  });

  test('canceling opens the time, and reopening fails once someone else has booked it', async () => {
    const { id, appointmentDate } = await client.api.appointments.create({ body: anAppointment() });
    await client.api.appointments.update({ params: { id }, body: { status: 'cancelled' } });
    expect(await freeTimes(appointmentDate)).toContain('10:00 AM');
    const other = await api.aClient();
    await other.api.appointments.create({ body: anAppointment() });
    const error = await refusal(
      client.api.appointments.update({ params: { id }, body: { status: 'scheduled' } }),
    );
    expect(error.status).toBe(409);
    expect(error.freeTimes).toEqual(timeSlots.filter((time) => time !== '10:00 AM'));
    expect(await client.api.appointments.mine()).toMatchObject([{ status: 'cancelled' }]);
  });

  test('keeps fields that it does not name, and accepts the unchanged past day of an old appointment', async () => {
    const { id } = await client.api.appointments.create({ body: anAppointment({ description: 'My neck.' }) });
    await api.sql(
      `UPDATE client_appointments SET appointment_date = '2026-01-05', starts_at = '2026-01-05T15:00:00Z' WHERE id = $1`,
      [id],
    );
    const changed = await client.api.appointments.update({
      params: { id },
      body: { title: 'Neck check', appointmentDate: '2026-01-05', appointmentTime: '10:00 AM' },
    });
    expect(changed).toMatchObject({ title: 'Neck check', description: 'My neck.' });
    const error = await refusal(
      client.api.appointments.update({ params: { id }, body: { appointmentDate: '2026-01-06' } }),
    );
    expect(error.errors).toEqual([{ path: 'appointmentDate', message: appointmentMessages.pastDate }]);
  });

  test('less than a day ahead is refused to clients if the practice turned that on, not to the practice', async () => {
    const settings = await api.admin.api.calendar.settings();
    const { id } = await client.api.appointments.create({ body: anAppointment() });
    await startInAnHour(api, id);
    await api.admin.api.calendar.saveSettings({
      body: { ...settings, rules: { ...settings.rules, refusesLateChanges: true } },
    });
    for (const call of [
      () => client.api.appointments.update({ params: { id }, body: { appointmentTime: '2:00 PM' } }),
      () => client.api.appointments.update({ params: { id }, body: { status: 'cancelled' } }),
      () => client.api.appointments.remove({ params: { id } }),
    ]) {
      expect(await refusal(call())).toMatchObject({
        status: 409,
        serverMessage: appointmentMessages.tooLateToChange,
      });
    }
    await client.api.appointments.update({ params: { id }, body: { title: 'Neck check' } });
    const moved = { appointmentDate: aWorkingDay(), appointmentTime: '2:00 PM' };
    expect(await api.admin.api.adminAppointments.update({ params: { id }, body: moved })).toMatchObject(
      moved,
    );
  });

  test('less than a day ahead is late, and marked for the practice until it changes the visit itself', async () => {
    const { id } = await client.api.appointments.create({ body: anAppointment() });
    const one = () => api.admin.api.adminAppointments.one({ params: { id } });
    expect(
      await client.api.appointments.update({ params: { id }, body: { appointmentTime: '2:00 PM' } }),
    ).toMatchObject({
      isLate: false,
    });
    await startInAnHour(api, id);
    expect(
      await client.api.appointments.update({ params: { id }, body: { title: 'Neck check' } }),
    ).toMatchObject({
      isLate: false,
    });
    expect(await one()).toMatchObject({ changedLateAt: null });
    const moved = { appointmentDate: aWorkingDay(), appointmentTime: '3:00 PM' };
    expect(await client.api.appointments.update({ params: { id }, body: moved })).toMatchObject({
      ...moved,
      isLate: true,
    });
    expect(await one()).toMatchObject({ changedLateAt: expect.any(String) });
    await api.admin.api.adminAppointments.update({ params: { id }, body: { appointmentTime: '4:00 PM' } });
    expect(await one()).toMatchObject({ changedLateAt: null });
    await startInAnHour(api, id);
    expect(await client.api.appointments.remove({ params: { id } })).toMatchObject({ isLate: true });
    expect(await one()).toMatchObject({ status: 'cancelled', changedLateAt: expect.any(String) });
  });
});

test('a parent’s consent is kept with its time and the version of its text, and is in the copy of their data', async () => {
  const mnri = anAppointment({ title: 'MNRI Family Session', guardianConsent: true });
  const { id } = await client.api.appointments.create({ body: mnri });
  const consent = { guardianConsentAt: expect.any(String), guardianConsentVersion: guardianConsent.version };
  expect(await api.admin.api.adminAppointments.one({ params: { id } })).toMatchObject(consent);
  const copy = await (await client.send('/api/account/data.json')).json();
  expect(copy.appointments).toMatchObject([consent]);
  const without = await client.api.appointments.create({
    body: anAppointment({ appointmentTime: '2:00 PM' }),
  });
  expect(await api.admin.api.adminAppointments.one({ params: { id: without.id } })).toMatchObject({
    guardianConsentAt: null,
  });
  const wrong = client.send('/api/client/appointments', json('POST', { ...mnri, guardianConsent: 'yes' }));
  expect(await (await wrong).json()).toMatchObject({
    statusCode: 400,
    errors: [{ path: 'guardianConsent' }],
  });
});

describe('a change with a version', () => {
  const { changedMeanwhile } = appointmentMessages;

  test('is refused with the current state if the appointment was canceled meanwhile', async () => {
    const { id, version } = await client.api.appointments.create({ body: anAppointment() });
    const cancelled = await api.admin.api.adminAppointments.update({
      params: { id },
      body: { status: 'cancelled', version },
    });
    expect(cancelled.version).toBe(version + 1);
    const stale = { version, appointmentTime: '2:00 PM' };
    for (const call of [
      () => api.admin.api.adminAppointments.update({ params: { id }, body: stale }),
      () => client.api.appointments.update({ params: { id }, body: stale }),
      () => client.api.appointments.update({ params: { id }, body: { version, title: 'Neck check' } }),
      () => client.api.appointments.remove({ params: { id }, query: { version } }),
    ]) {
      expect(await refusal(call())).toMatchObject({
        status: 409,
        serverMessage: changedMeanwhile(cancelled),
        errors: [],
      });
    }
    expect(changedMeanwhile(cancelled)).toContain('It’s now canceled.');
    expect(await client.api.appointments.mine()).toMatchObject([
      { status: 'cancelled', appointmentTime: '10:00 AM', version: version + 1 },
    ]);
    // With what it stands at now, it can.
    expect(
      await client.api.appointments.update({
        params: { id },
        body: { status: 'scheduled', version: cancelled.version },
      }),
    ).toMatchObject({ status: 'scheduled', version: version + 2 });
    await client.api.appointments.remove({ params: { id }, query: { version: version + 2 } });
  });

  test('is refused with the new time if the appointment was moved meanwhile', async () => {
    const { id, version } = await client.api.appointments.create({ body: anAppointment() });
    const { startsAt } = await api.admin.api.adminAppointments.update({
      params: { id },
      body: { appointmentTime: '2:00 PM' },
    });
    const error = await refusal(
      client.api.appointments.update({ params: { id }, body: { version, status: 'cancelled' } }),
    );
    expect(error.serverMessage).toContain(`It’s now booked for ${timeInSentence(startsAt)}.`);
  });

  test('succeeds for one of two concurrent changes of the same version', async () => {
    const { id, version } = await client.api.appointments.create({ body: anAppointment() });
    const calls = [
      api.admin.api.adminAppointments.update({
        params: { id },
        body: { version, appointmentTime: '2:00 PM' },
      }),
      client.api.appointments.update({ params: { id }, body: { version, status: 'cancelled' } }),
    ];
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is accepted if only emails and reminders were sent meanwhile', async () => {
    const { id, version } = await client.api.appointments.create({ body: anAppointment() });
    await api.sql('UPDATE client_appointments SET remind_at = now() WHERE id = $1', [id]);
    await api.app.get(AppointmentEmails, { strict: false }).remind();
    await client.api.appointments.update({ params: { id }, body: { version, title: 'Neck check' } });
  });

  test.each(['0', '-1', '1.5', 'x', '9999999999'])('rejects version %p', async (version) => {
    const { id } = await client.api.appointments.create({ body: anAppointment() });
    const path = `/api/client/appointments/${id}`;
    expect((await client.send(`${path}?version=${version}`, { method: 'DELETE' })).status).toBe(400);
    const body = { version: Number(version) };
    expect((await client.send(path, json('PATCH', body))).status).toBe(400);
  });
});

describe('deleting', () => {
  test('opens the time and hides it from the client, while the practice sees who deleted it and when', async () => {
    const { id, appointmentDate } = await client.api.appointments.create({ body: anAppointment() });
    await client.api.appointments.remove({ params: { id } });
    expect(await client.api.appointments.mine()).toEqual([]);
    expect(await freeTimes(appointmentDate)).toContain('10:00 AM');
    expect(await api.admin.api.adminAppointments.one({ params: { id } })).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'Robin Marsh',
      cancelledAt: expect.any(String),
    });
    expect((await refusal(client.api.appointments.remove({ params: { id } }))).status).toBe(404);
    expect(
      (await refusal(client.api.appointments.update({ params: { id }, body: { status: 'scheduled' } })))
        .status,
    ).toBe(404);
  });

  test('only removes a completed appointment from the client’s list', async () => {
    const { id } = await client.api.appointments.create({ body: anAppointment() });
    await api.sql(
      `UPDATE client_appointments SET appointment_date = '2026-01-05', starts_at = '2026-01-05T15:00:00Z', status = 'completed'
       WHERE id = $1`,
      [id],
    );
    await client.api.appointments.remove({ params: { id } });
    expect(await client.api.appointments.mine()).toEqual([]);
    expect(await api.admin.api.adminAppointments.one({ params: { id } })).toMatchObject({
      status: 'completed',
      cancelledBy: null,
    });
  });
});

test('an appointment of someone else gets the same answer as an unknown one', async () => {
  const { id } = await client.api.appointments.create({ body: anAppointment() });
  const other = await api.aClient();
  for (const each of [id, 999_999]) {
    for (const call of [
      () => other.api.appointments.update({ params: { id: each }, body: { title: 'Mine now' } }),
      () => other.api.appointments.remove({ params: { id: each } }),
    ]) {
      expect(await refusal(call())).toMatchObject({
        status: 404,
        serverMessage: appointmentMessages.unknown,
      });
    }
    expect((await other.send(`/api/client/appointments/${each}/calendar.ics`)).status).toBe(404);
  }
  expect(await other.api.appointments.mine()).toEqual([]);
});

describe('the practice', () => {
  test('sees each appointment with its client, searches, sorts by time, and cancels with a reason', async () => {
    const day = aWorkingDay(5);
    for (const appointmentTime of ['10:00 AM', '9:00 AM', '1:00 PM']) {
      await client.api.appointments.create({
        body: anAppointment({ appointmentDate: day, appointmentTime }),
      });
    }
    const { rows, total } = await api.admin.api.adminAppointments.list({
      query: { sort: ['startsAt', 'ASC'], filter: { from: day, to: day, q: 'robin' } },
    });
    expect(total).toBe(3);
    expect(rows.map(({ appointmentTime }) => appointmentTime)).toEqual(['9:00 AM', '10:00 AM', '1:00 PM']);
    expect(rows.map(({ appointmentDate }) => appointmentDate)).toEqual([day, day, day]);
    expect(rows[0]?.user).toEqual({
      firstName: 'Robin',
      lastName: 'Marsh',
      username: expect.stringContaining('robin-'),
      email: expect.stringContaining('@example.com'),
    });
    const cancelled = await api.admin.api.adminAppointments.update({
      params: { id: rows[0]?.id ?? 0 },
      body: { status: 'cancelled', cancelReason: 'We are ill. Sorry!' },
    });
    expect(cancelled).toMatchObject({ cancelledBy: 'Anna Whitfield', cancelReason: 'We are ill. Sorry!' });
    const [theirs] = await client.api.appointments.mine();
    expect(theirs).toMatchObject({ status: 'cancelled', cancelReason: 'We are ill. Sorry!' });
    const csv = await (await api.admin.api.adminAppointments.exportCsv()).text();
    expect(csv.split('\n')).toHaveLength(5);
    expect(csv).toContain(`,${day},9:00 AM,`);
  });

  test('books any time, but not overlapping ones', async () => {
    const { id: userId } = (await client.api.auth.user()) ?? { id: 0 };
    const odd = { ...anAppointment({ appointmentTime: '7:15 PM' }), userId, minutes: 45 };
    expect(await api.admin.api.adminAppointments.create({ body: odd })).toMatchObject({
      appointmentTime: '7:15 PM',
      minutes: 45,
    });
    const error = await refusal(
      api.admin.api.adminAppointments.create({ body: { ...odd, appointmentTime: '7:45 PM' } }),
    );
    expect(error).toMatchObject({ status: 409, freeTimes: timeSlots });
    expect(
      (await refusal(api.admin.api.adminAppointments.create({ body: { ...odd, userId: 999_999 } }))).errors,
    ).toEqual([{ path: 'userId', message: 'We can’t find this client. The account may have been deleted.' }]);
  });

  test('sets an outcome once the visit has begun; a client can’t set “no-show”', async () => {
    const { id } = await client.api.appointments.create({ body: anAppointment() });
    for (const status of ['no-show', 'completed'] as const) {
      const error = await refusal(
        api.admin.api.adminAppointments.update({ params: { id }, body: { status } }),
      );
      expect(error).toMatchObject({
        status: 400,
        errors: [{ path: 'status', message: appointmentMessages.notYet }],
      });
    }
    const over = { appointmentDate: '2026-01-05', appointmentTime: '10:00 AM' };
    expect(
      await api.admin.api.adminAppointments.update({ params: { id }, body: { ...over, status: 'no-show' } }),
    ).toMatchObject({
      status: 'no-show',
    });
    // Missed, it can't be a visit to come.
    const { id: userId } = (await client.api.auth.user()) ?? { id: 0 };
    const ahead = { appointmentDate: aWorkingDay(), appointmentTime: '10:00 AM' };
    for (const call of [
      () => api.admin.api.adminAppointments.update({ params: { id }, body: ahead }),
      () =>
        api.admin.api.adminAppointments.create({
          body: { ...ahead, userId, title: 'Visit', status: 'completed' },
        }),
    ]) {
      expect((await refusal(call())).errors).toEqual([
        { path: 'status', message: appointmentMessages.notYet },
      ]);
    }
    const response = await client.send(
      `/api/client/appointments/${id}`,
      json('PATCH', { status: 'no-show' }),
    );
    expect(response.status).toBe(400);
  });

  test('changes its hours, which takes effect on availability at once', async () => {
    const settings = await api.admin.api.calendar.settings();
    const day = aWorkingDay();
    const hours = settings.hours.map((each) =>
      each.weekday === weekdayOf(day) ? { ...each, opens: '10:00 AM', closes: '2:00 PM' } : each,
    );
    await api.admin.api.calendar.saveSettings({ body: { ...settings, hours } });
    expect(await freeTimes(day)).toEqual(['10:00 AM', '11:00 AM', '1:00 PM']);
    expect((await api.visitor.api.calendar.openingTimes()).hours).toEqual(hours);
    await api.admin.api.calendar.saveSettings({ body: settings });
  });

  test.each([
    [{ firstDay: '2026-12-02', lastDay: '2026-12-01' }, 'lastDay'],
    [{ firstDay: '2026-12-01', lastDay: '2026-12-01', fromTime: '9:00 AM' }, 'toTime'],
    [{ firstDay: '2026-12-01', lastDay: '2026-12-01', fromTime: '9:00 AM', toTime: '9:00 AM' }, 'toTime'],
    [{ firstDay: '2026-12-01', lastDay: '2026-12-02', fromTime: '9:00 AM', toTime: '9:30 AM' }, 'lastDay'],
  ])('a closure of %j is rejected, and its field named', async (closure, path) => {
    expect((await refusal(api.admin.api.calendar.close({ body: closure }))).errors[0]?.path).toBe(path);
  });

  test('opens a closed day again', async () => {
    const day = aWorkingDay(6);
    const { id } = await api.admin.api.calendar.close({
      body: { firstDay: day, lastDay: day, reason: 'Conference' },
    });
    expect(await api.admin.api.calendar.closures()).toMatchObject([{ id, reason: 'Conference' }]);
    // The website says when, not why; hours of one day and what is far away stay off it.
    const other = aWorkingDay(7);
    const hours = { firstDay: other, lastDay: other, fromTime: '9:00 AM', toTime: '10:00 AM' };
    await api.admin.api.calendar.close({ body: hours });
    const far = addDays(practiceDay(), 61);
    await api.admin.api.calendar.close({ body: { firstDay: far, lastDay: far } });
    const { closedDays } = await api.visitor.api.calendar.openingTimes();
    expect(closedDays).toContainEqual({ firstDay: day, lastDay: day });
    expect(closedDays).not.toContainEqual({ firstDay: far, lastDay: far });
    await api.sql(`DELETE FROM closures WHERE id <> ${id}`);
    await api.admin.api.calendar.reopen({ params: { id } });
    expect(await freeTimes(day)).toHaveLength(7);
    expect((await refusal(api.admin.api.calendar.reopen({ params: { id } }))).status).toBe(404);
  });
});
