import { afterEach, describe, expect, test } from '@jest/globals';
import { longDate, weekdayAndShortDay } from '@practice/contract/format';
import type { Email } from 'postal-mime';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { aPerson, testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';
import { AppointmentEmails } from './appointment-emails.ts';

const api = testApi();
afterEach(() => api.sql('DELETE FROM client_appointments'));

const inbox = 'inbox@practice.example';
const day = aWorkingDay(5);
const wanted = { title: 'Neck and desk', appointmentDate: day, appointmentTime: '10:00 AM' } as const;
const when = `${longDate(day)} at 10:00 AM`;

/** Someone who has opened the link in our email. */
async function aKnownClient(): Promise<{ browser: Browser; email: string }> {
  const { person, browser } = await api.someone();
  await api.sql('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [person.email]);
  return { browser, email: person.email };
}

/** The two minutes are over. */
async function twoMinutesLater(): Promise<void> {
  await api.sql(`UPDATE pgboss.job SET start_after = now() WHERE name = 'appointment-changes'`);
}

/** Nothing that is due waits to be queued or sent any more. The API may be sending reminders on its own, too. */
async function allSent(): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const waiting = await api.sql(
      `SELECT 1 FROM client_appointments WHERE remind_at <= now() UNION ALL
       SELECT 1 FROM pgboss.job
       WHERE name IN ('mail', 'appointment-changes') AND state < 'completed' AND start_after <= now()`,
    );
    if (waiting.length === 0) return;
    if (Date.now() > deadline) throw new Error('Some emails were not sent.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function invitationIn(email: Email | undefined): string {
  const part = email?.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType));
  if (!part) throw new Error('The email has no invitation.');
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
}

describe('a booked appointment', () => {
  test('emails both of them, and only the client about what the practice booked itself', async () => {
    const { browser, email } = await aKnownClient();
    expect((await browser.api.appointments.create({ body: wanted })).emails).toEqual(['client', 'practice']);
    const userId = (await browser.api.auth.user())?.id ?? 0;
    const own = { ...wanted, userId, appointmentTime: '2:00 PM' };
    expect((await api.admin.api.adminAppointments.create({ body: own })).emails).toEqual(['client']);
    await api.mail.about(`Your appointment on ${longDate(day)} at 2:00 PM`, email);
    await allSent();
    const alerts = api.mail.emails.flatMap(
      ({ subject }) => subject?.match(/^New appointment: Robin Marsh.*/) ?? [],
    );
    expect(alerts).toEqual([`New appointment: Robin Marsh, ${when}`]);
  });

  test('emails an unconfirmed address what the practice typed, without what its owner typed', async () => {
    const person = aPerson();
    const browser = openBrowser(api.origin);
    await browser.api.auth.register({ body: { ...person, firstName: 'Pills!' } });
    const typed = { ...wanted, title: 'Buy pills', location: 'http://evil.example' };
    const { id } = await browser.api.appointments.create({ body: typed });
    const [booked] = await api.mail.about(`Your appointment on ${when}`, person.email);
    // Neither their place, nor another that would be wrong.
    expect(booked?.text).not.toContain('Where:');
    expect(invitationIn(booked)).not.toMatch(/^LOCATION/m);

    await api.admin.api.adminAppointments.update({
      params: { id },
      body: { title: 'Buy pills', location: 'Video call', appointmentTime: '11:00 AM' },
    });
    await twoMinutesLater();
    const at11 = `Your appointment has changed: ${longDate(day)} at 11:00 AM`;
    const [changed] = await api.mail.about(at11, person.email);
    expect(changed?.text).toContain('Where: Video call');
    expect(invitationIn(changed)).toContain('LOCATION:Video call');
    expect(`${changed?.text}${changed?.html}${invitationIn(changed)}`).not.toMatch(/pills/i);

    await browser.api.appointments.update({
      params: { id },
      body: { location: 'http://evil.example', appointmentTime: '1:00 PM' },
    });
    await twoMinutesLater();
    const at1 = `Your appointment has changed: ${longDate(day)} at 1:00 PM`;
    const [theirs] = await api.mail.about(at1, person.email);
    expect(`${theirs?.text}${theirs?.html}${invitationIn(theirs)}`).not.toMatch(/pills|evil/i);
  });
});

describe('changes', () => {
  test('three changes within two minutes make one email with the latest state', async () => {
    const { browser, email } = await aKnownClient();
    const { id } = await browser.api.appointments.create({ body: wanted });
    await browser.api.appointments.update({ params: { id }, body: { appointmentTime: '2:00 PM' } });
    await browser.api.appointments.update({ params: { id }, body: { appointmentTime: '3:00 PM' } });
    await browser.api.appointments.update({ params: { id }, body: { location: '1 Main Street, Cary' } });
    await twoMinutesLater();
    const subject = `Your appointment has changed: ${longDate(day)} at 3:00 PM`;
    const [message] = await api.mail.about(subject, email);
    await allSent();
    expect(await api.mail.about(subject, email)).toHaveLength(1);
    expect(message?.text).toContain('Where: 1 Main Street, Cary');
    expect(invitationIn(message)).toContain('SEQUENCE:3');
    expect(
      await api.mail.about(`Appointment changed: Robin Marsh, ${longDate(day)} at 3:00 PM`, inbox),
    ).toHaveLength(1);

    // The next change is emailed again.
    await browser.api.appointments.update({ params: { id }, body: { appointmentTime: '4:00 PM' } });
    await twoMinutesLater();
    await api.mail.about(`Your appointment has changed: ${longDate(day)} at 4:00 PM`, email);
  });

  test('the cancellation of a retitled appointment has nothing that an unconfirmed client typed', async () => {
    const { person, browser } = await api.someone();
    const { id } = await browser.api.appointments.create({ body: { ...wanted, title: 'Buy pills' } });
    await api.admin.api.adminAppointments.update({ params: { id }, body: { title: 'Desk check' } });
    await api.admin.api.adminAppointments.update({ params: { id }, body: { status: 'cancelled' } });
    await twoMinutesLater();
    const [email] = await api.mail.about(`Canceled: ${weekdayAndShortDay(day)}, 10:00 AM`, person.email);
    expect(`${email?.text}${email?.html}${invitationIn(email)}`).not.toMatch(/pills/i);
  });
});

describe('the reminder', () => {
  const remind = () => api.app.get(AppointmentEmails, { strict: false }).remind();
  // A second ago, because `now()` has microseconds and may be later than the milliseconds of `remind`.
  const due = (id: number) =>
    api.sql(
      `UPDATE client_appointments SET remind_at = now() - interval '1 second' WHERE id = $1 AND remind_at IS NOT NULL`,
      [id],
    );
  const reminders = async (email: string) => {
    await allSent();
    return api.mail.emails.filter(
      ({ to, subject }) => to?.some(({ address }) => address === email) && subject?.startsWith('Reminder'),
    );
  };

  test('is due a day before, and sent once even if several runs find it', async () => {
    const { browser, email } = await aKnownClient();
    const { id, startsAt } = await browser.api.appointments.create({ body: wanted });
    const [row] = await api.sql<{ remind_at: Date }>(
      'SELECT remind_at FROM client_appointments WHERE id = $1',
      [id],
    );
    expect(row?.remind_at.getTime()).toBe(Date.parse(startsAt) - 24 * 3_600_000);
    await remind();
    expect(await reminders(email)).toEqual([]);
    await due(id);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    expect(await reminders(email)).toMatchObject([{ subject: `Reminder: your appointment on ${when}` }]);
  });

  test('is not sent for a canceled or deleted appointment, and is sent again for a rescheduled one', async () => {
    const { browser, email } = await aKnownClient();
    const cancelled = await browser.api.appointments.create({ body: wanted });
    await browser.api.appointments.update({ params: { id: cancelled.id }, body: { status: 'cancelled' } });
    const deleted = await browser.api.appointments.create({
      body: { ...wanted, appointmentTime: '11:00 AM' },
    });
    await browser.api.appointments.remove({ params: { id: deleted.id } });
    for (const { id } of [cancelled, deleted]) await due(id);
    await remind();
    expect(await reminders(email)).toEqual([]);

    const moved = await browser.api.appointments.create({ body: { ...wanted, appointmentTime: '1:00 PM' } });
    await due(moved.id);
    await remind();
    await browser.api.appointments.update({
      params: { id: moved.id },
      body: { appointmentDate: aWorkingDay(8) },
    });
    await due(moved.id);
    await remind();
    expect(await reminders(email)).toHaveLength(2);
  });
});
