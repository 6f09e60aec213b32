import { describe, expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { messages } from '@practice/contract/messages';
import { type Browser, json, openBrowser, outcomeOf } from '../../test/browser.ts';
import { aPayment } from '../../test/purchase.ts';
import { aPerson, type Client, testApi } from '../../test/start-api.ts';

const api = testApi();

async function signedIn(account: { email: string; password: string }): Promise<Browser> {
  const browser = openBrowser(api.origin);
  await browser.auth.login({ body: account });
  return browser;
}

const changePassword = ({ account, person }: Client, password: string) =>
  account.changePassword({ body: { currentPassword: person.password, password } });

/** What a call with a copy of someone’s cookie is answered. */
const statusWith = async (session = '') =>
  (await api.visitor.send('/api/user', { headers: { cookie: `session=${session}` } })).status;

const wrongPassword = {
  statusCode: 400,
  errors: [{ path: 'currentPassword', message: 'That’s not your current password. Please try again.' }],
};

describe('an account', () => {
  test('changes the named fields only, and ignores fields that can’t be set', async () => {
    const client = await api.aClient();
    const changed = await client.account.update({ body: { firstName: ' Ann ', phone: '919-555-0123' } });
    expect(changed).toEqual({
      firstName: 'Ann',
      lastName: 'Marsh',
      email: client.person.email,
      newEmail: null,
      phone: '919-555-0123',
      appointmentEmails: true,
      reminderEmails: true,
    });
    const response = await client.send(
      '/api/account',
      json('PATCH', { reminderEmails: false, isAdmin: true, email: 'x@example.com' }),
    );
    expect(await response.json()).toEqual({ ...changed, reminderEmails: false });
    expect(await client.auth.user()).toMatchObject({ id: client.id, firstName: 'Ann', isAdmin: false });
    expect(await client.account.update({ body: { phone: null } })).toMatchObject({ phone: null });
    const kept = { firstName: 'Ann', reminderEmails: false };
    expect(await client.account.update({ body: {} })).toMatchObject(kept);
  });
});

describe('changing the password', () => {
  test('ends all other sessions, renews this one, and sends an email', async () => {
    const client = await api.aClient();
    const phone = await signedIn(client.person);
    const stolen = client.cookies.get('session');
    const { message } = await changePassword(client, 'quite another one');
    expect(await client.auth.user()).toMatchObject({ email: client.person.email });
    expect(message).toBe(messages.account.passwordChanged);
    expect(client.cookies.get('session')).not.toBe(stolen);
    expect(await phone.auth.user()).toBeNull();
    expect(await statusWith(stolen)).toBe(401);
    expect(await outcomeOf(signedIn(client.person))).toBe('401: Invalid credentials');
    await signedIn({ ...client.person, password: 'quite another one' });
    expect(await api.mail.about('Your password was changed', client.person.email)).toHaveLength(1);
  });

  test('requires the current password', async () => {
    const client = await api.aClient();
    for (const currentPassword of ['not this one', `${client.person.password} `, 'x'.repeat(257)]) {
      const body = json('POST', { currentPassword, password: 'quite another one' });
      const response = await client.send('/api/account/password', body);
      expect(await response.json()).toMatchObject(wrongPassword);
    }
    expect(await client.auth.user()).not.toBeNull();
    await signedIn(client.person);
  });

  test('succeeds for one of many concurrent calls with the same current password', async () => {
    const client = await api.aClient();
    const { person } = client;
    const devices = [client, await signedIn(person), await signedIn(person), await signedIn(person)];
    const results = await Promise.all(
      devices.map((device, index) =>
        outcomeOf(changePassword({ ...client, ...device }, `new password ${index}`)),
      ),
    );
    const winner = results.indexOf('ok');
    expect(results.filter((result) => result === 'ok')).toHaveLength(1);
    for (const result of results) expect(result).toMatch(/^(ok|400: That’s not|401: )/);
    await signedIn({ ...person, password: `new password ${winner}` });
    const signed = await Promise.all(devices.map((device) => device.auth.user()));
    expect(signed.map((user) => user !== null)).toEqual(devices.map((_, index) => index === winner));
    expect(await api.mail.about('Your password was changed', client.person.email)).toHaveLength(1);
  });

  test('invalidates an emailed reset link', async () => {
    const client = await api.aClient();
    await api.visitor.auth.forgotPassword({ body: { email: client.person.email } });
    const token = await api.mail.tokenIn('Reset your password', client.person.email);
    await changePassword(client, 'a new one');
    const reset = api.visitor.auth.resetPassword({ body: { token, password: 'theirs now' } });
    expect(await outcomeOf(reset)).toMatch(/^400/);
    expect(await api.sql('SELECT 1 FROM sessions WHERE user_id = $1', [client.id])).toHaveLength(1);
  });
});

describe('changing the email address', () => {
  const subject = 'Please confirm your new email address';

  const linkEmailedTo = (address: string) => api.mail.tokenIn(subject, address);
  const askedBy = ({ person, account }: Client, email: string) =>
    account.changeEmail({ body: { email, currentPassword: person.password } });

  const open = (token: string, browser: Browser) => outcomeOf(browser.auth.confirmEmail({ body: { token } }));

  test('requires the link in the email to the new address, and notifies the old one', async () => {
    const browser = await api.aClient();
    const { person } = browser;
    const email = aPerson().email;
    await aPayment(api, { customerEmail: email });
    expect((await askedBy(browser, email.toUpperCase())).message).toContain(email);
    expect(await browser.account.mine()).toMatchObject({ email: person.email, newEmail: email });
    await signedIn(person);
    const token = await linkEmailedTo(email);
    expect(JSON.stringify(await api.sql('SELECT * FROM email_confirmations'))).not.toContain(token);

    expect(await browser.auth.confirmEmail({ body: { token } })).toEqual({
      message: 'Thank you. This is now the email address of your account, and the one you log in with.',
    });
    expect(await browser.account.mine()).toMatchObject({ email, newEmail: null });
    expect(await browser.payments.mine()).toHaveLength(1);
    expect(await browser.auth.user()).toMatchObject({ email, emailConfirmed: true });
    await signedIn({ ...person, email });
    expect(await outcomeOf(signedIn(person))).toBe('401: Invalid credentials');
    const [message] = await api.mail.about('Your email address was changed', person.email);
    expect(message?.text).not.toContain(email);
    expect(await api.visitor.auth.confirmEmail({ body: { token } })).toEqual({
      message: messages.auth.alreadyConfirmed,
    });
  });

  test('gets the same answer for a taken address, and never takes it from its owner', async () => {
    const [one, owner] = [await api.aClient(), await api.aClient()];
    const free = aPerson().email;
    const taken = owner.person.email;
    const answers = [await askedBy(one, free), await askedBy(one, taken)];
    expect(answers[0]?.message.replace(free, taken)).toBe(answers[1]?.message);
    expect(await open(await linkEmailedTo(taken), one)).toMatch(
      /^409: Another account has this email address/,
    );
    expect(await owner.auth.user()).toMatchObject({ email: taken });
    expect(await one.auth.user()).toMatchObject({ email: one.person.email });
  });

  test('succeeds for one of two accounts that request the same address concurrently', async () => {
    const people = [await api.aClient(), await api.aClient()];
    const email = aPerson().email;
    const tokens: string[] = [];
    for (const each of people) {
      await askedBy(each, email);
      tokens.push(await api.mail.tokenIn(subject, email, tokens.length + 1));
    }
    const openOwn = (token: string, index: number) => open(token, people[index % 2] ?? api.visitor);
    const results = await Promise.all([...tokens, ...tokens, ...tokens].map(openOwn));
    expect(new Set(results)).toEqual(new Set(['ok', expect.stringMatching(/^409: Another account/)]));
    expect(await api.sql('SELECT 1 FROM users WHERE email = $1', [email])).toHaveLength(1);
  });

  test('requires the current password and a different address', async () => {
    const client = await api.aClient();
    const email = aPerson().email;
    const ask = async (email: string, currentPassword = client.person.password) =>
      (await client.send('/api/account/email', json('POST', { email, currentPassword }))).json();
    expect(await ask(email, 'not this one')).toMatchObject(wrongPassword);
    expect(await ask(client.person.email.toUpperCase())).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'email', message: 'That’s already your email address.' }],
    });
    expect(await client.account.mine()).toMatchObject({ email: client.person.email, newEmail: null });
  });

  test('is dropped when the password is changed or reset, and the email says so', async () => {
    for (const way of ['changed', 'reset']) {
      const browser = await api.aClient();
      const { person } = browser;
      const email = aPerson().email;
      await askedBy(browser, email);
      const token = await linkEmailedTo(email);
      let said: { message: string };
      if (way === 'changed') {
        said = await changePassword(browser, 'a new one');
      } else {
        await api.visitor.auth.forgotPassword({ body: { email: person.email } });
        const reset = await api.mail.tokenIn('Reset your password', person.email);
        said = await api.visitor.auth.resetPassword({ body: { token: reset, password: 'a new one' } });
      }
      expect(said.message).toContain(messages.account.emailChangeDropped);
      const [told] = await api.mail.about('Your password was changed', person.email);
      expect(told?.text?.replace(/\s+/g, ' ')).toContain(messages.account.emailChangeDropped);
      expect(await open(token, browser)).toMatch(/^400/);
      const after = await signedIn({ ...person, password: 'a new one' });
      expect(await after.account.mine()).toMatchObject({ email: person.email, newEmail: null });
    }
  });

  test('invalidates a reset link sent to the old address', async () => {
    const one = await api.aClient();
    const email = aPerson().email;
    await api.visitor.auth.forgotPassword({ body: { email: one.person.email } });
    const reset = await api.mail.tokenIn('Reset your password', one.person.email);
    await askedBy(one, email);
    expect(await open(await linkEmailedTo(email), one)).toBe('ok');
    const again = api.visitor.auth.resetPassword({ body: { token: reset, password: 'theirs now' } });
    expect(await outcomeOf(again)).toMatch(/^400/);
  });
});

describe('confirming an email address', () => {
  const linkEmailedTo = (address: string, subject = 'Please confirm your email address') =>
    api.mail.tokenIn(subject, address);
  const confirm = (token: unknown) => api.visitor.send('/api/confirm-email', json('POST', { token }));

  test('opened outside the account’s session confirms nothing, ends the sessions, and then sets a new password', async () => {
    const stranger = await api.aClient();
    const { password: currentPassword } = stranger.person;
    await stranger.account.changeEmail({ body: { email: aPerson().email, currentPassword } });
    const elsewhere = await api.aClient();
    const token = await linkEmailedTo(stranger.person.email);
    const needed = { message: messages.auth.confirmationNeedsPassword, needs: 'password' };
    for (const owner of [api.visitor, elsewhere])
      expect(await owner.auth.confirmEmail({ body: { token } })).toEqual(needed);
    expect(await stranger.auth.user()).toBeNull();
    expect(await elsewhere.auth.user()).not.toBeNull();
    // Who knows the password may log in again, but the account still has nobody's data.
    expect(await stranger.auth.login({ body: stranger.person })).toMatchObject({ emailConfirmed: false });
    await api.visitor.auth.resetPassword({ body: { token, password: 'the owner’s own' } });
    expect(await stranger.auth.user()).toBeNull();
    await expect(stranger.auth.login({ body: stranger.person })).rejects.toMatchObject({ status: 401 });
    const owner = openBrowser(api.origin);
    const own = { ...stranger.person, password: 'the owner’s own' };
    expect(await owner.auth.login({ body: own })).toMatchObject({ emailConfirmed: true });
    expect(await owner.account.mine()).toMatchObject({ newEmail: null });
    const again = api.visitor.auth.resetPassword({ body: { token, password: 'another password' } });
    await expect(again).rejects.toMatchObject({ status: 400 });
  });

  test('of another account changes nothing outside its session, and sets no password', async () => {
    const [stranger, { email }] = [await api.aClient(), aPerson()];
    const { person } = stranger;
    await stranger.account.changeEmail({ body: { email, currentPassword: person.password } });
    const token = await linkEmailedTo(email, 'Please confirm your new email address');
    expect(await api.visitor.auth.confirmEmail({ body: { token } })).toMatchObject({ needs: 'login' });
    expect(await stranger.auth.user()).toBeNull();
    const reset = api.visitor.auth.resetPassword({ body: { token, password: 'another password' } });
    await expect(reset).rejects.toMatchObject({ status: 400 });
    expect(await stranger.auth.login({ body: person })).toMatchObject({ email: person.email });
    const { message } = await stranger.auth.confirmEmail({ body: { token } });
    expect(message).toBe(messages.account.emailChanged);
  });

  test.each([
    ['is expired', 'UPDATE email_confirmations SET expires_at = now() WHERE user_id = $1'],
    ['is for an address that was replaced', `UPDATE users SET email = 'new-' || email WHERE id = $1`],
  ])('a link that %s confirms nothing', async (_, change) => {
    const client = await api.aClient();
    const token = await linkEmailedTo(client.person.email);
    await api.sql(change, [client.id]);
    expect((await confirm(token)).status).toBe(400);
    expect(await client.auth.user()).toMatchObject({ emailConfirmed: false });
  });

  test.each([undefined, '', 'x'.repeat(201)])('rejects the token %p', async (token) => {
    const errors = [{ path: 'token', message: 'This link is incomplete. Please open the one in our email.' }];
    expect(await (await confirm(token)).json()).toMatchObject({ statusCode: 400, errors });
  });
});

describe('the list of logins', () => {
  test('names each device with its last use, and ends one of them, but no one else’s', async () => {
    const client = await api.aClient();
    const phone = openBrowser(api.origin);
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
    const headers = { 'content-type': 'application/json', 'user-agent': iPhone };
    await phone.send('/api/login', { ...json('POST', client.person), headers });
    const sessions = await client.account.sessions();
    const iPhoneSession = { device: 'Safari on iPhone', isCurrent: false, lastSeenAt: expect.any(String) };
    expect(sessions).toMatchObject([{ isCurrent: true }, iPhoneSession]);
    const [mine, other] = sessions;
    const sids = await api.sql<{ id: string }>('SELECT id FROM sessions');
    expect(sids.map(({ id }) => id)).not.toContain(other?.id);

    const stranger = await api.aClient();
    await stranger.account.endSession({ body: { id: other?.id ?? '' } });
    expect(await phone.auth.user()).not.toBeNull();
    await client.account.endSession({ body: { id: other?.id ?? '' } });
    expect(await phone.auth.user()).toBeNull();
    expect(await client.account.sessions()).toEqual([expect.objectContaining({ id: mine?.id })]);
  });
});

test('a login renews a hash that was made with another cost', async () => {
  const { person, id } = await api.aClient();
  const old = await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await api.sql('UPDATE users SET password = $2 WHERE id = $1', [id, old]);
  await signedIn(person);
  const [row] = await api.sql<{ password: string }>('SELECT password FROM users WHERE id = $1', [id]);
  expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await signedIn(person);
});

describe('logging out everywhere', () => {
  test('ends every session, also for stolen cookies', async () => {
    const client = await api.aClient();
    const phone = await signedIn(client.person);
    const stolen = client.cookies.get('session');
    await client.account.signOutEverywhere();
    expect([...client.cookies]).toEqual([['signed-in', 'out']]);
    expect(await phone.auth.user()).toBeNull();
    expect(await statusWith(stolen)).toBe(401);
    await signedIn(client.person);
  });
});
