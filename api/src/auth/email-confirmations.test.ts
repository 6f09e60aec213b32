import { describe, expect, test } from '@jest/globals';
import { messages } from '@practice/contract/messages';
import { json, openBrowser } from '../../test/browser.ts';
import { adminAccount, aPerson, testApi } from '../../test/start-api.ts';

const api = testApi();

async function linkEmailedTo(address: string, count = 1): Promise<string> {
  const emails = await api.mail.to(address, count);
  const token = /confirm-email\?token=(\S+)/.exec(emails.at(-1)?.text ?? '')?.[1];
  if (!token) throw new Error(`No link was mailed to ${address}.`);
  return token;
}

const confirm = (token: unknown) => api.visitor.send('/api/confirm-email', json('POST', { token }));

describe('confirming an email address', () => {
  test('a new account gets a link in an email without its name, and opening it twice reports it as confirmed already', async () => {
    const person = { ...aPerson(), firstName: 'Buy-pills-now' };
    const browser = openBrowser(api.origin);
    expect(await browser.api.auth.register({ body: person })).toMatchObject({ emailConfirmed: false });
    const [email] = await api.mail.to(person.email, 1);
    expect(email?.subject).toBe('Please confirm your email address');
    expect(email?.text).not.toContain('Buy-pills-now');
    const token = await linkEmailedTo(person.email);
    expect(await browser.api.auth.confirmEmail({ body: { token } })).toEqual({
      message: messages.auth.emailConfirmed,
    });
    expect(await browser.api.auth.user()).toMatchObject({ emailConfirmed: true });
    const again = await confirm(token);
    expect(await again.json()).toEqual({ message: messages.auth.alreadyConfirmed });
    expect(await browser.api.auth.user()).not.toBeNull();
    expect((await confirm('x'.repeat(43))).status).toBe(400);
  });

  test('the database stores no usable token', async () => {
    const { person } = await api.someone();
    const token = await linkEmailedTo(person.email);
    const rows = await api.sql<object>('SELECT * FROM email_confirmations');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('opened outside the account’s session confirms nothing, ends the sessions, and then sets a new password', async () => {
    const { person, browser: stranger } = await api.someone();
    await stranger.api.account.changeEmail({
      body: { email: aPerson().email, currentPassword: person.password },
    });
    const elsewhere = await api.aClient();
    const token = await linkEmailedTo(person.email);
    for (const owner of [api.visitor, elsewhere]) {
      expect(await owner.api.auth.confirmEmail({ body: { token } })).toEqual({
        message: messages.auth.confirmationNeedsPassword,
        needs: 'password',
      });
    }
    expect(await stranger.api.auth.user()).toBeNull();
    expect(await elsewhere.api.auth.user()).not.toBeNull();
    // Who knows the password may log in again, but the account still has nobody's data.
    expect(await stranger.api.auth.login({ body: person })).toMatchObject({ emailConfirmed: false });
    await api.visitor.api.auth.resetPassword({ body: { token, password: 'the owner’s own' } });
    expect(await stranger.api.auth.user()).toBeNull();
    await expect(stranger.api.auth.login({ body: person })).rejects.toMatchObject({ status: 401 });
    const owner = openBrowser(api.origin);
    expect(await owner.api.auth.login({ body: { ...person, password: 'the owner’s own' } })).toMatchObject({
      emailConfirmed: true,
    });
    expect(await owner.api.account.mine()).toMatchObject({ newEmail: null });
    const again = api.visitor.api.auth.resetPassword({ body: { token, password: 'another password' } });
    await expect(again).rejects.toMatchObject({ status: 400 });
  });

  test('of another account changes nothing outside its session, and sets no password', async () => {
    const [person, victim] = [aPerson(), aPerson()];
    const stranger = openBrowser(api.origin);
    await stranger.api.auth.register({ body: person });
    await stranger.api.account.changeEmail({
      body: { email: victim.email, currentPassword: person.password },
    });
    const token = await linkEmailedTo(victim.email);
    expect(await api.visitor.api.auth.confirmEmail({ body: { token } })).toMatchObject({ needs: 'login' });
    expect(await stranger.api.auth.user()).toBeNull();
    const reset = api.visitor.api.auth.resetPassword({ body: { token, password: 'another password' } });
    await expect(reset).rejects.toMatchObject({ status: 400 });
    expect(await stranger.api.auth.login({ body: person })).toMatchObject({ email: person.email });
    expect(await stranger.api.auth.confirmEmail({ body: { token } })).toEqual({
      message: messages.account.emailChanged,
    });
  });

  test('an expired link confirms nothing', async () => {
    const { person, browser } = await api.someone();
    const token = await linkEmailedTo(person.email);
    await api.sql(`UPDATE email_confirmations SET expires_at = now() - interval '1 second'`);
    expect((await confirm(token)).status).toBe(400);
    expect(await browser.api.auth.user()).toMatchObject({ emailConfirmed: false });
  });

  test('a link for an address that the account has replaced confirms nothing', async () => {
    const { person, browser } = await api.someone();
    const token = await linkEmailedTo(person.email);
    await api.sql('UPDATE users SET email = $1 WHERE email = $2', [`new-${person.email}`, person.email]);
    expect((await confirm(token)).status).toBe(400);
    expect(await browser.api.auth.user()).toMatchObject({ emailConfirmed: false });
  });

  test('resetting the password by an emailed link confirms the address, too', async () => {
    const { person } = await api.someone();
    await linkEmailedTo(person.email);
    await api.visitor.api.auth.forgotPassword({ body: { email: person.email } });
    const emails = await api.mail.to(person.email, 2);
    const token = /reset-password\?token=(\S+)/.exec(emails.map(({ text }) => text).join('\n'))?.[1] ?? '';
    await api.visitor.api.auth.resetPassword({ body: { token, password: 'another password' } });
    const user = await openBrowser(api.origin).api.auth.login({
      body: { ...person, password: 'another password' },
    });
    expect(user).toMatchObject({ emailConfirmed: true });
  });

  test('the first admin’s address is confirmed from the start', async () => {
    expect(await api.admin.api.auth.user()).toMatchObject({
      email: adminAccount.email,
      emailConfirmed: true,
    });
  });

  test.each([undefined, '', 7, ['x'], 'x'.repeat(201)])('rejects the token %p', async (token) => {
    const response = await confirm(token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ path: 'token', message: 'This link is incomplete. Please open the one in our email.' }],
    });
  });
});
