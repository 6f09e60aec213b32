import { expect, test } from '@jest/globals';
import { anAppointment } from '../../test/appointment.ts';
import { type Browser, postFrom, postFromAnywhere, statuses } from '../../test/browser.ts';
import { aPerson, aRequest, testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi({ RATE_LIMITS: 'on' });

const fromAnywhere = (path: string, body: object, browser: Browser = api.visitor) =>
  postFromAnywhere(browser, path, body);

/** How many emails were queued for an address, whether they have been sent by now or not. */
async function queuedFor(address: string, name = 'mail'): Promise<number> {
  const jobs = await api.sql(
    `SELECT 1 FROM pgboss.job WHERE name = $1 AND $2 IN (data->>'to', data->>'email')`,
    [name, address],
  );
  return jobs.length;
}

test('requests from many addresses send a stranger five emails an hour, while each request is saved and the response says what was emailed', async () => {
  const { email } = aPerson();
  const mailed: boolean[] = [];
  const ask = async (message: string) => {
    const spelled = mailed.length % 2 === 0 ? email : email.toUpperCase();
    const response = await fromAnywhere('/api/consultation-requests', {
      ...aRequest(),
      email: spelled,
      message,
    });
    mailed.push((await response.json()).confirmationEmailed);
  };
  for (const message of ['1', '2', '3', '4', '5', '6', '7']) await ask(message);
  // A repeated one is told the same.
  await ask('7');
  expect(mailed).toEqual([true, true, true, true, true, false, false, false]);
  expect(await queuedFor(email)).toBe(5);
  expect(await queuedFor('inbox@practice.example')).toBe(3);
  expect(await api.sql(`SELECT 1 FROM pgboss.job WHERE name = 'mail-to-practice'`)).toHaveLength(4);
});

test('requests by strangers block neither a person’s reset link nor the emails of their bookings', async () => {
  const client = await api.aClient();
  for (let count = 0; count < 6; count += 1) {
    const form = { ...aRequest(), email: client.person.email, message: `Number ${count}.` };
    await fromAnywhere('/api/consultation-requests', form);
  }
  await fromAnywhere('/api/forgot-password', { email: client.person.email });
  await api.mail.about('Reset your password', client.person.email);
  const before = await queuedFor(client.person.email);
  await client.appointments.create({ body: anAppointment({ appointmentDate: aWorkingDay(5) }) });
  expect(await queuedFor(client.person.email)).toBe(before + 1);
});

test('reset links are limited to five an hour with identical responses, except from an address that the owner has used', async () => {
  const client = await api.aClient();
  await postFrom('10.9.9.1', client, '/api/login', client.person);
  const answers = new Set<string>();
  for (let count = 0; count < 7; count += 1) {
    answers.add(await (await fromAnywhere('/api/forgot-password', { email: client.person.email })).text());
  }
  answers.add(await (await fromAnywhere('/api/forgot-password', { email: aPerson().email })).text());
  expect(answers.size).toBe(1);
  expect(await queuedFor(client.person.email, 'password-reset')).toBe(5);
  await postFrom('10.9.9.1', client, '/api/forgot-password', { email: client.person.email });
  expect(await queuedFor(client.person.email, 'password-reset')).toBe(6);
});

test('an unconfirmed address gets five emails an hour of its account', async () => {
  const client = await api.aClient();
  const ask = () => fromAnywhere('/api/confirm-email/send', {}, client);
  expect(await statuses(6, ask)).toEqual([...Array(5).fill(200), 429]);
  const changed = await postFrom('10.9.9.2', client, '/api/account/password', {
    currentPassword: client.person.password,
    password: 'another good one',
  });
  expect(changed.status).toBe(200);
  expect(await queuedFor(client.person.email)).toBe(0);
});

test('a client with an unconfirmed address can book on, but gets twenty appointment emails a day', async () => {
  const client = await api.aClient();
  const book = async () => {
    const visit = anAppointment({ appointmentDate: aWorkingDay(6), appointmentTime: '11:00 AM' });
    const response = await fromAnywhere('/api/client/appointments', visit, client);
    const { id, emails } = (await response.json()) as { id: number; emails: string[] };
    await client.appointments.remove({ params: { id } });
    return emails;
  };
  for (let count = 0; count < 20; count += 1) expect(await book()).toEqual(['client', 'practice']);
  expect(await book()).toEqual(['practice']);
  expect(await queuedFor(client.person.email)).toBe(20);
  await api.sql('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [client.person.email]);
  await book();
  expect(await queuedFor(client.person.email)).toBe(21);
});
