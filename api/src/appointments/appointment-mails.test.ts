import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminAppointmentUpdate } from '@practice/contract/appointments';
import { longDate } from '@practice/contract/format';
import type { Email } from 'postal-mime';
import { aWorkingDay } from '../../test/a-working-day.ts';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { aPerson, aRequest, startApi, type TestApi } from '../../test/start-api.ts';
import { AppointmentMails } from './appointment-mails.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => api.sql('DELETE FROM client_appointments'));
afterAll(() => api.close());

const inbox = 'inbox@practice.example';
const day = aWorkingDay(5);
const wanted = { title: 'Neck and desk', appointmentDate: day, appointmentTime: '10:00 AM' } as const;
const when = `${longDate(day)} at 10:00 AM`;

/** Somebody who has opened the link in our mail. */
async function aKnownClient(): Promise<{ browser: Browser; email: string }> {
  const person = aPerson();
  const browser = openBrowser(api.origin);
  await browser.api.auth.register(person);
  await api.sql('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [person.email]);
  return { browser, email: person.email };
}

/** The two minutes are over. */
async function twoMinutesLater(): Promise<void> {
  await api.sql(`UPDATE pgboss.job SET start_after = now() WHERE name = 'appointment-changes'`);
}

/** Nothing that is due waits to be told or mailed any more. */
async function allSent(): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const waiting = await api.sql(
      `SELECT 1 FROM pgboss.job WHERE name IN ('mail', 'appointment-changes') AND state < 'completed' AND start_after <= now()`,
    );
    if (waiting.length === 0) return;
    if (Date.now() > deadline) throw new Error('Some mails were not sent.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function invitationIn(mail: Email | undefined): string {
  const part = mail?.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType));
  if (!part) throw new Error('The mail has no invitation.');
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
}

describe('a booked appointment', () => {
  test('is mailed to client and practice, with an invitation', async () => {
    const { browser, email } = await aKnownClient();
    await browser.api.appointments.create(wanted);
    const [mail] = await api.mail.about(`Your appointment on ${when}`, email);
    expect(mail?.text).toContain('Hi Robin,');
    expect(mail?.text).toContain('What: Neck and desk');
    expect(mail?.text).toContain('10:00 AM Eastern Time, 60 minutes');
    expect(mail?.text).toContain('Where: Oakline Therapy, 412 Acorn Lane');
    const invitation = invitationIn(mail);
    expect(invitation).toContain('METHOD:REQUEST');
    expect(invitation).toContain('SEQUENCE:0');
    const [alert] = await api.mail.about(`New appointment: Robin Marsh, ${when}`, inbox);
    expect(alert?.text).toContain(email);
  });

  test('repeats nothing that was typed to an address that nobody has confirmed', async () => {
    const person = aPerson();
    const browser = openBrowser(api.origin);
    await browser.api.auth.register({ ...person, firstName: 'Pills!' });
    await browser.api.appointments.create({ ...wanted, title: 'Buy pills', location: 'http://evil.example' });
    const [mail] = await api.mail.about(`Your appointment on ${when}`, person.email);
    for (const text of [mail?.text, mail?.html, invitationIn(mail)]) {
      expect(text).not.toMatch(/pills|evil/i);
    }
  });

  test('by the practice says its place, its title and its name for the client, also to an address that nobody has confirmed', async () => {
    const { email } = aPerson();
    const invited = await api.admin.api.clients.create({
      firstName: 'Nora',
      lastName: 'Hale',
      phone: '',
      email,
    });
    const { id } = await api.admin.api.adminAppointments.create({
      ...wanted,
      userId: invited.id,
      location: 'Your office, 100 Fayetteville St',
    });
    const [mail] = await api.mail.about(`Your appointment on ${when}`, email);
    expect(mail?.text).toContain('Hi Nora,');
    expect(mail?.text).toContain('What: Neck and desk');
    expect(mail?.text).toContain('Where: Your office, 100 Fayetteville St');
    expect(invitationIn(mail)).toContain('SUMMARY:Neck and desk');
    expect(invitationIn(mail)).toContain('LOCATION:Your office\\, 100 Fayetteville St');
    await api.sql('UPDATE client_appointments SET remind_at = now() WHERE id = $1', [id]);
    await api.app.get(AppointmentMails, { strict: false }).remind();
    const [reminder] = await api.mail.about(`Reminder: your appointment on ${when}`, email);
    expect(reminder?.text).toContain('Where: Your office, 100 Fayetteville St');
  });

  test('tells an address that nobody has confirmed what the practice typed, and leaves out what its person typed', async () => {
    const person = aPerson();
    const browser = openBrowser(api.origin);
    await browser.api.auth.register({ ...person, firstName: 'Pills!' });
    const typed = { ...wanted, title: 'Buy pills', location: 'http://evil.example' };
    const { id } = await browser.api.appointments.create(typed);
    const [booked] = await api.mail.about(`Your appointment on ${when}`, person.email);
    // Neither their place, nor another that would be wrong.
    expect(booked?.text).not.toContain('Where:');
    expect(invitationIn(booked)).not.toMatch(/^LOCATION/m);

    await api.admin.api.adminAppointments.update(id, {
      title: 'Buy pills',
      location: 'Video call',
      appointmentTime: '11:00 AM',
    });
    await twoMinutesLater();
    const at11 = `Your appointment has changed: ${longDate(day)} at 11:00 AM`;
    const [changed] = await api.mail.about(at11, person.email);
    expect(changed?.text).toContain('Where: Video call');
    expect(invitationIn(changed)).toContain('LOCATION:Video call');
    expect(`${changed?.text}${changed?.html}${invitationIn(changed)}`).not.toMatch(/pills/i);

    await browser.api.appointments.update(id, {
      location: 'http://evil.example',
      appointmentTime: '1:00 PM',
    });
    await twoMinutesLater();
    const at1 = `Your appointment has changed: ${longDate(day)} at 1:00 PM`;
    const [theirs] = await api.mail.about(at1, person.email);
    expect(`${theirs?.text}${theirs?.html}${invitationIn(theirs)}`).not.toMatch(/pills|evil/i);
  });

  test('is not mailed to who does not want it; the practice hears of it all the same', async () => {
    const { browser, email } = await aKnownClient();
    await api.sql('UPDATE users SET appointment_mails = false WHERE email = $1', [email]);
    await browser.api.appointments.create({ ...wanted, appointmentTime: '3:00 PM' });
    await api.mail.about(`New appointment: Robin Marsh, ${longDate(day)} at 3:00 PM`, inbox);
    await allSent();
    const toThem = api.mail.mails.filter(({ to }) => to?.some(({ address }) => address === email));
    expect(toThem.filter(({ subject }) => /appointment/i.test(subject ?? ''))).toEqual([]);
  });
});

describe('changes', () => {
  test('three within two minutes make one mail, which says how it stands', async () => {
    const { browser, email } = await aKnownClient();
    const { id } = await browser.api.appointments.create(wanted);
    await browser.api.appointments.update(id, { appointmentTime: '2:00 PM' });
    await browser.api.appointments.update(id, { appointmentTime: '3:00 PM' });
    await browser.api.appointments.update(id, { location: '1 Main Street, Cary' });
    await twoMinutesLater();
    const subject = `Your appointment has changed: ${longDate(day)} at 3:00 PM`;
    const [mail] = await api.mail.about(subject, email);
    await allSent();
    expect(await api.mail.about(subject, email)).toHaveLength(1);
    expect(mail?.text).toContain('Where: 1 Main Street, Cary');
    expect(invitationIn(mail)).toContain('SEQUENCE:3');
    expect(
      await api.mail.about(`Appointment changed: Robin Marsh, ${longDate(day)} at 3:00 PM`, inbox),
    ).toHaveLength(1);

    // The next change is told of again.
    await browser.api.appointments.update(id, { appointmentTime: '4:00 PM' });
    await twoMinutesLater();
    await api.mail.about(`Your appointment has changed: ${longDate(day)} at 4:00 PM`, email);
  });

  /** What was mailed to an address since it was booked, once the two minutes are over. */
  async function mailedAbout(email: string): Promise<string[]> {
    await twoMinutesLater();
    await allSent();
    return api.mail.mails
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ subject = '' }) => subject)
      .filter((subject) => /appointment/i.test(subject));
  }

  const booked = `Your appointment on ${when}`;
  const past = { appointmentDate: '2026-01-05', appointmentTime: '10:00 AM' } as const;
  const later = { appointmentTime: '2:00 PM' } as const;
  test.each<[string, AdminAppointmentUpdate[], string[]]>([
    ['moved there and back says nothing', [later, { appointmentTime: '10:00 AM' }], [booked]],
    ['canceled and reopened says nothing', [{ status: 'cancelled' }, { status: 'scheduled' }], [booked]],
    [
      'moved and canceled cancels what its client knows of',
      [later, { status: 'cancelled' }],
      [booked, `${booked} is canceled`],
    ],
    [
      'canceled, reopened and missed says nothing',
      [{ status: 'cancelled' }, { status: 'scheduled' }, { ...past, status: 'no-show' }],
      [booked],
    ],
    [
      'moved into the past and canceled cancels what its client knows of',
      [past, { status: 'cancelled' }],
      [booked, `${booked} is canceled`],
    ],
    [
      'canceled and reopened elsewhere is a change',
      [{ status: 'cancelled' }, { ...later, status: 'scheduled' }],
      [booked, `Your appointment has changed: ${longDate(day)} at 2:00 PM`],
    ],
  ])('within two minutes, %s', async (_, steps, expected) => {
    const { browser, email } = await aKnownClient();
    const { id } = await browser.api.appointments.create(wanted);
    for (const step of steps) await api.admin.api.adminAppointments.update(id, step);
    expect(await mailedAbout(email)).toEqual(expected);
  });

  test('what was only noted in the past is booked once it’s moved ahead', async () => {
    const { browser, email } = await aKnownClient();
    const { id: userId } = (await browser.api.auth.user()) ?? { id: 0 };
    const { id } = await api.admin.api.adminAppointments.create({ ...wanted, ...past, userId });
    expect(await mailedAbout(email)).toEqual([]);
    await api.admin.api.adminAppointments.update(id, wanted);
    expect(await mailedAbout(email)).toEqual([booked]);
  });

  test('the cancellation of what was retitled says nothing that an unconfirmed person typed', async () => {
    const person = aPerson();
    const browser = openBrowser(api.origin);
    await browser.api.auth.register(person);
    const { id } = await browser.api.appointments.create({ ...wanted, title: 'Buy pills' });
    await api.admin.api.adminAppointments.update(id, { title: 'Desk check' });
    await api.admin.api.adminAppointments.update(id, { status: 'cancelled' });
    await twoMinutesLater();
    const [mail] = await api.mail.about(`${booked} is canceled`, person.email);
    expect(`${mail?.text}${mail?.html}${invitationIn(mail)}`).not.toMatch(/pills/i);
  });

  test('what no calendar shows is no change', async () => {
    const { browser } = await aKnownClient();
    const { id } = await browser.api.appointments.create(wanted);
    await browser.api.appointments.update(id, { description: 'My neck.', status: 'rescheduled' });
    expect(await api.sql('SELECT sequence FROM client_appointments WHERE id = $1', [id])).toEqual([
      { sequence: 0 },
    ]);
  });

  test('a deleted appointment is canceled in the calendars, too', async () => {
    const { browser, email } = await aKnownClient();
    const { id } = await browser.api.appointments.create(wanted);
    await browser.api.appointments.remove(id);
    await twoMinutesLater();
    const [mail] = await api.mail.about(`Your appointment on ${when} is canceled`, email);
    const invitation = invitationIn(mail);
    expect(invitation).toContain('METHOD:CANCEL');
    expect(invitation).toContain('STATUS:CANCELLED');
    expect(invitation).toContain('SEQUENCE:1');
    await allSent();
    const alerts = await api.mail.about(`Appointment canceled: Robin Marsh, ${when}`, inbox);
    const alert = alerts.find(({ text }) => text?.includes(email));
    expect(alert?.text).toContain('Canceled by: Robin Marsh');
  });

  test('the practice’s reason is in the mail', async () => {
    const { browser, email } = await aKnownClient();
    const { id } = await browser.api.appointments.create(wanted);
    await api.admin.api.adminAppointments.update(id, {
      status: 'cancelled',
      cancelReason: 'We’re both ill.',
    });
    await twoMinutesLater();
    const [mail] = await api.mail.about(`Your appointment on ${when} is canceled`, email);
    expect(mail?.text).toContain('Why: We’re both ill.');
  });
});

describe('the answer says whom an act emails', () => {
  const none: string[] = [];
  const both = ['client', 'practice'];
  const past = { appointmentDate: '2026-01-05', appointmentTime: '10:00 AM' } as const;

  test('the practice’s, as the mailbox then has it', async () => {
    const { browser, email } = await aKnownClient();
    const { id: userId } = (await browser.api.auth.user()) ?? { id: 0 };
    const { adminAppointments } = api.admin.api;
    const { emails: noted } = await adminAppointments.create({
      ...wanted,
      ...past,
      userId,
      appointmentTime: '3:00 PM',
    });
    expect(noted).toEqual(none);
    const attempt = randomUUID();
    const booked = await adminAppointments.create({ ...wanted, userId }, attempt);
    expect(booked.emails).toEqual(both);
    expect((await adminAppointments.create({ ...wanted, userId }, attempt)).emails).toEqual(both);
    const change = async (input: AdminAppointmentUpdate) =>
      (await adminAppointments.update(booked.id, input)).emails;
    expect(await change({ description: 'Bring shoes.' })).toEqual(none);
    expect(await change({ appointmentTime: '2:00 PM' })).toEqual(both);
    // What waits is still told.
    expect(await change({ description: 'Bring your shoes.' })).toEqual(both);
    expect(await change(past)).toEqual(none);
    expect(await change({ ...wanted, status: 'cancelled' })).toEqual(both);
    expect(await change({ status: 'scheduled' })).toEqual(none);
    await twoMinutesLater();
    await allSent();
    const subjects = api.mail.mails
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ subject }) => subject);
    expect(subjects.filter((subject) => /appointment/i.test(subject ?? ''))).toEqual([
      `Your appointment on ${when}`,
    ]);
  });

  test('a client’s, and the practice alone where the client wants no mails', async () => {
    const { browser, email } = await aKnownClient();
    const { appointments } = browser.api;
    const first = await appointments.create(wanted);
    expect(first.emails).toEqual(both);
    expect((await appointments.update(first.id, { appointmentTime: '1:00 PM' })).emails).toEqual(both);
    expect((await appointments.remove(first.id)).emails).toEqual(both);
    await api.sql('UPDATE users SET appointment_mails = false WHERE email = $1', [email]);
    const second = await appointments.create(wanted);
    expect(second.emails).toEqual(['practice']);
    expect((await appointments.remove(second.id)).emails).toEqual(['practice']);
  });

  test('and where a client’s request became an appointment', async () => {
    const request = await api.visitor.api.consultationRequests.create(aRequest());
    const person = { firstName: 'Ann', lastName: 'Lee', phone: '', email: aPerson().email };
    const { consultationRequests } = api.admin.api;
    const made = await consultationRequests.makeClient(request.id, { ...person, ...wanted });
    expect(made).toMatchObject({ emails: both, isInvited: true });
    const noted = await consultationRequests.makeClient(request.id, { ...person, ...wanted, ...past });
    expect(noted.emails).toEqual(none);
  });
});

describe('the reminder', () => {
  const remind = () => api.app.get(AppointmentMails, { strict: false }).remind();
  const due = (id: number) =>
    api.sql(`UPDATE client_appointments SET remind_at = now() WHERE id = $1 AND remind_at IS NOT NULL`, [id]);
  const reminders = async (email: string) => {
    await allSent();
    return api.mail.mails.filter(
      ({ to, subject }) => to?.some(({ address }) => address === email) && subject?.startsWith('Reminder'),
    );
  };

  test('is due a day before, and sent once, however many look', async () => {
    const { browser, email } = await aKnownClient();
    const { id, startsAt } = await browser.api.appointments.create(wanted);
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

  test('never comes for what is canceled or deleted, and again for what was moved', async () => {
    const { browser, email } = await aKnownClient();
    const cancelled = await browser.api.appointments.create(wanted);
    await browser.api.appointments.update(cancelled.id, { status: 'cancelled' });
    const deleted = await browser.api.appointments.create({ ...wanted, appointmentTime: '11:00 AM' });
    await browser.api.appointments.remove(deleted.id);
    for (const { id } of [cancelled, deleted]) await due(id);
    await remind();
    expect(await reminders(email)).toEqual([]);

    const moved = await browser.api.appointments.create({ ...wanted, appointmentTime: '1:00 PM' });
    await due(moved.id);
    await remind();
    await browser.api.appointments.update(moved.id, { appointmentDate: aWorkingDay(8) });
    await due(moved.id);
    await remind();
    expect(await reminders(email)).toHaveLength(2);
  });

  test('is not for who does not want it', async () => {
    const { browser, email } = await aKnownClient();
    await api.sql('UPDATE users SET reminder_mails = false WHERE email = $1', [email]);
    const { id } = await browser.api.appointments.create(wanted);
    await due(id);
    await remind();
    expect(await reminders(email)).toEqual([]);
  });
});
