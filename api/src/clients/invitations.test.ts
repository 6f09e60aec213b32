import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import { clientMessages } from '@practice/contract/clients';
import { messages } from '@practice/contract/messages';
import { practice } from '@practice/contract/practice';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { aPerson, aRequest, testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();
afterEach(() => api.sql('DELETE FROM client_appointments'));

const subject = `Your account with ${practice.name}`;

function aClient(over: { email?: string } = {}) {
  const { firstName, lastName, email } = aPerson();
  return { firstName, lastName, email, phone: '919-555-0188', ...over };
}

function anInput(over: Partial<ReturnType<typeof aClient>> = {}) {
  return {
    ...aClient(),
    title: 'First visit',
    appointmentDate: aWorkingDay(),
    appointmentTime: '10:00 AM',
    ...over,
  };
}

const tokenEmailedTo = (address: string, count?: number) => api.mail.tokenIn(subject, address, count);

async function anInvited() {
  const person = aClient();
  const client = await api.admin.clients.create({ body: person });
  return { ...client, person, token: await tokenEmailedTo(person.email) };
}

const password = 'a password of my own';
const setPassword = (token: string, browser: Browser = api.visitor) =>
  browser.auth.resetPassword({ body: { token, password } });

async function aRequestFrom(email: string): Promise<number> {
  return (await api.visitor.consultationRequests.create({ body: { ...aRequest(), email } })).id;
}

const countOf = async (table: string) =>
  Number((await api.sql<{ count: string }>(`SELECT count(*) FROM ${table}`))[0]?.count);

describe('an account that the practice opens', () => {
  test('is announced by email, and accepts only the password that its owner sets', async () => {
    const { person, token, ...client } = await anInvited();
    expect(client).toMatchObject({
      ...person,
      name: 'Robin Marsh',
      isClient: true,
      isAdmin: false,
      emailConfirmed: false,
      invitedAt: expect.any(String),
    });
    const browser = openBrowser(api.origin);
    const login = (password: string) => browser.auth.login({ body: { email: person.email, password } });
    const refused = { status: 401, serverMessage: messages.auth.invalidCredentials };
    await expect(login('robins password')).rejects.toMatchObject(refused);
    expect(await browser.auth.resetOwner({ body: { token } })).toEqual({ email: person.email });
    await setPassword(token, browser);
    await expect(browser.auth.resetOwner({ body: { token } })).rejects.toMatchObject({
      status: 400,
      serverMessage: messages.auth.resetTokenInvalid,
    });
    expect(await login(password)).toMatchObject({ id: client.id, emailConfirmed: true, isAdmin: false });
    await expect(api.admin.clients.invite({ params: { id: client.id } })).rejects.toMatchObject({
      status: 409,
      serverMessage: clientMessages.alreadyIn,
    });
  });

  test('is opened once, also by two concurrent calls, and has its own username if the mailbox name is taken', async () => {
    const person = aClient();
    const both = await Promise.allSettled([
      api.admin.clients.create({ body: person }),
      api.admin.clients.create({ body: person }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const again = api.admin.clients.create({ body: { ...person, email: person.email.toUpperCase() } });
    const errors = [{ path: 'email', message: clientMessages.emailTaken }];
    await expect(again).rejects.toMatchObject({ status: 409, errors });
    const namesake = await api.admin.clients.create({
      body: aClient({ email: person.email.replace('example.com', 'example.org') }),
    });
    expect(namesake.username).not.toBe(person.email.split('@')[0]);
  });

  test('can be invited again, and only the newer link works', async () => {
    const { id, person, token } = await anInvited();
    await api.admin.clients.invite({ params: { id } });
    const second = await tokenEmailedTo(person.email, 2);
    await expect(setPassword(token)).rejects.toMatchObject({ status: 400 });
    await setPassword(second);
  });

  test('has both links if its owner also resets the password, and using one ends the other', async () => {
    const { person, token } = await anInvited();
    await api.visitor.auth.forgotPassword({ body: { email: person.email } });
    const forgotten = await api.mail.tokenIn('Reset your password', person.email);
    await setPassword(token);
    for (const used of [token, forgotten])
      await expect(setPassword(used)).rejects.toMatchObject({ status: 400 });
  });

  test('can’t be opened by an expired link', async () => {
    const { id, token } = await anInvited();
    await api.sql('UPDATE users SET invitation_token_expiry = now() WHERE id = $1', [id]);
    await expect(setPassword(token)).rejects.toMatchObject({ status: 400 });
  });

  test('is invited, unlike an account that its owner registered', async () => {
    const user = await openBrowser(api.origin).auth.register({ body: aPerson() });
    await expect(api.admin.clients.invite({ params: { id: user.id } })).rejects.toMatchObject({
      status: 409,
      serverMessage: clientMessages.notInvited,
    });
    await expect(api.admin.clients.invite({ params: { id: 999_999 } })).rejects.toThrow(/^404/);
  });
});

describe('a consultation request becomes a client with an appointment', () => {
  test('once for a repeated key, with one set of emails', async () => {
    const input = anInput();
    const requestId = await aRequestFrom(input.email);
    const call = { params: { id: requestId }, body: input, idempotencyKey: randomUUID() };
    const { setUpClient } = api.admin.consultationRequests;
    const [first, second] = await Promise.all([setUpClient(call), setUpClient(call)]);
    expect(second).toEqual(first);
    await tokenEmailedTo(input.email);
    const invitations = await api.sql(
      `SELECT 1 FROM pgboss.job WHERE name = 'invitation' AND data->>'userId' = '${first.client.id}'`,
    );
    expect(invitations).toHaveLength(1);
  });

  test('not at a taken time, which changes nothing and lists the open times', async () => {
    const taken = anInput();
    await api.admin.consultationRequests.setUpClient({
      params: { id: await aRequestFrom(taken.email) },
      body: taken,
    });
    const input = anInput();
    const requestId = await aRequestFrom(input.email);
    const accounts = await countOf('users');
    const late = api.admin.consultationRequests.setUpClient({ params: { id: requestId }, body: input });
    const freeTimes = expect.arrayContaining(['9:00 AM']);
    await expect(late).rejects.toMatchObject({ status: 409, freeTimes });
    expect(await countOf('users')).toBe(accounts);
    expect((await api.admin.consultationRequests.one({ params: { id: requestId } })).state).toBe('new');
  });

  test('with the account that a stranger opened for the address, whose session and password end', async () => {
    const stranger = await api.aClient();
    const input = anInput({ email: stranger.person.email, firstName: 'Ann', lastName: 'Lee' });
    const made = await api.admin.consultationRequests.setUpClient({
      params: { id: await aRequestFrom(stranger.person.email) },
      body: input,
    });
    expect(made).toMatchObject({ isInvited: true, client: { name: 'Ann Lee' } });
    await expect(stranger.appointments.mine()).rejects.toMatchObject({ status: 401 });
    await expect(stranger.auth.login({ body: stranger.person })).rejects.toMatchObject({ status: 401 });
  });

  test('as whom the practice knows by the address, of whom nothing changes', async () => {
    const person = aClient();
    const known = await api.admin.clients.create({ body: { ...person, invite: false } });
    const input = anInput({ email: person.email.toUpperCase(), firstName: 'Pills', phone: '900-555-0100' });
    const requestId = await aRequestFrom(person.email);
    const { setUpClient } = api.admin.consultationRequests;
    const made = await setUpClient({ params: { id: requestId }, body: input });
    expect(made).toMatchObject({ isInvited: false, client: known, emails: ['client'] });
    expect(await countOf(`people WHERE lower(email) = '${person.email}'`)).toBe(1);
  });
});
