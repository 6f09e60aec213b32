import { afterEach, describe, expect, test } from '@jest/globals';
import { longDate, weekdayAndShortDay } from '@practice/contract/format';
import { testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';
import { AppointmentEmails } from './appointment-emails.ts';

// Which emails each act sends, and what they say, is in docs/emails.md, whose rows run in scenarios.test.ts.

const api = testApi();
afterEach(() => api.sql('DELETE FROM client_appointments'));

const day = aWorkingDay(5);
const wanted = { title: 'Neck and desk', appointmentDate: day, appointmentTime: '10:00 AM' } as const;

const twoMinutesLater = () =>
  api.sql(`UPDATE pgboss.job SET start_after = now() WHERE name = 'appointment-changes'`);

test('a change after an emailed change is emailed, too', async () => {
  const client = await api.aClient();
  const { id } = await client.appointments.create({ body: wanted });
  for (const appointmentTime of ['2:00 PM', '3:00 PM']) {
    await client.appointments.update({ params: { id }, body: { appointmentTime } });
    await twoMinutesLater();
    const subject = `Your appointment has changed: ${longDate(day)} at ${appointmentTime}`;
    expect(await api.mail.about(subject, client.person.email)).toHaveLength(1);
  }
});

test('the cancellation of a retitled appointment has nothing that an unconfirmed client typed', async () => {
  const client = await api.aClient();
  const { id } = await client.appointments.create({ body: { ...wanted, title: 'Buy pills' } });
  for (const body of [{ title: 'Desk check' }, { status: 'cancelled' as const }])
    await api.admin.adminAppointments.update({ params: { id }, body });
  await twoMinutesLater();
  const subject = `Canceled: ${weekdayAndShortDay(day)}, 10:00 AM`;
  const [email] = await api.mail.about(subject, client.person.email);
  const file = new TextDecoder().decode(email?.attachments[0]?.content as ArrayBuffer);
  expect(file).toContain('METHOD:CANCEL');
  expect(`${email?.text}${email?.html}${file}`).not.toMatch(/pills/i);
});

describe('the reminder', () => {
  const remind = () => api.app.get(AppointmentEmails, { strict: false }).remind();
  // A second ago, because the clocks of Node.js and PostgreSQL differ in precision.
  const due = (id: number) =>
    api.sql(`UPDATE client_appointments SET remind_at = now() - interval '1 second' WHERE id = $1`, [id]);
  const reminders = async (email: string) => {
    await api.jobs.idle();
    return api.mail.emails.filter(
      ({ to, subject }) => to?.some(({ address }) => address === email) && subject?.startsWith('Reminder'),
    );
  };

  test('is due a day before, sent once even if several runs find it, and again for another day', async () => {
    const client = await api.aClient();
    const { id, startsAt } = await client.appointments.create({ body: wanted });
    const rows = await api.sql('SELECT remind_at FROM client_appointments WHERE id = $1', [id]);
    expect(rows).toEqual([{ remind_at: new Date(Date.parse(startsAt) - 24 * 3_600_000) }]);
    await remind();
    expect(await reminders(client.person.email)).toEqual([]);
    await due(id);
    await Promise.all([remind(), remind(), remind()]);
    expect(await reminders(client.person.email)).toHaveLength(1);
    await client.appointments.update({ params: { id }, body: { appointmentDate: aWorkingDay(8) } });
    await due(id);
    await remind();
    expect(await reminders(client.person.email)).toHaveLength(2);
  });
});
