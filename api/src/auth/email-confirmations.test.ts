import { describe, expect, test } from '@jest/globals';
import { messages } from '@practice/contract/messages';
import { json, openBrowser } from '../../test/browser.ts';
import { adminAccount, aPerson, testApi } from '../../test/start-api.ts';

const api = testApi();

const linkEmailedTo = (address: string, subject = 'Please confirm your email address') =>
  api.mail.tokenIn(subject, address);

const confirm = (token: unknown) => api.visitor.send('/api/confirm-email', json('POST', { token }));

describe('confirming an email address', () => {
  test('opened outside the account’s session confirms nothing, ends the sessions, and then sets a new password', async () => {
    const stranger = await api.aClient();
    await stranger.account.changeEmail({
      body: { email: aPerson().email, currentPassword: stranger.person.password },
    });
    const elsewhere = await api.aClient();
    const token = await linkEmailedTo(stranger.person.email);
    for (const owner of [api.visitor, elsewhere]) {
      expect(await owner.auth.confirmEmail({ body: { token } })).toEqual({
        message: messages.auth.confirmationNeedsPassword,
        needs: 'password',
      });
    }
    expect(await stranger.auth.user()).toBeNull();
    expect(await elsewhere.auth.user()).not.toBeNull();
    // Who knows the password may log in again, but the account still has nobody's data.
    expect(await stranger.auth.login({ body: stranger.person })).toMatchObject({ emailConfirmed: false });
    await api.visitor.auth.resetPassword({ body: { token, password: 'the owner’s own' } });
    expect(await stranger.auth.user()).toBeNull();
    await expect(stranger.auth.login({ body: stranger.person })).rejects.toMatchObject({ status: 401 });
    const owner = openBrowser(api.origin);
    expect(
      await owner.auth.login({ body: { ...stranger.person, password: 'the owner’s own' } }),
    ).toMatchObject({
      emailConfirmed: true,
    });
    expect(await owner.account.mine()).toMatchObject({ newEmail: null });
    const again = api.visitor.auth.resetPassword({ body: { token, password: 'another password' } });
    await expect(again).rejects.toMatchObject({ status: 400 });
  });

  test('of another account changes nothing outside its session, and sets no password', async () => {
    const [person, victim] = [aPerson(), aPerson()];
    const stranger = openBrowser(api.origin);
    await stranger.auth.register({ body: person });
    await stranger.account.changeEmail({
      body: { email: victim.email, currentPassword: person.password },
    });
    const token = await linkEmailedTo(victim.email, 'Please confirm your new email address');
    expect(await api.visitor.auth.confirmEmail({ body: { token } })).toMatchObject({ needs: 'login' });
    expect(await stranger.auth.user()).toBeNull();
    const reset = api.visitor.auth.resetPassword({ body: { token, password: 'another password' } });
    await expect(reset).rejects.toMatchObject({ status: 400 });
    expect(await stranger.auth.login({ body: person })).toMatchObject({ email: person.email });
    expect(await stranger.auth.confirmEmail({ body: { token } })).toEqual({
      message: messages.account.emailChanged,
    });
  });

  test('an expired link confirms nothing', async () => {
    const client = await api.aClient();
    const token = await linkEmailedTo(client.person.email);
    await api.sql(`UPDATE email_confirmations SET expires_at = now() - interval '1 second'`);
    expect((await confirm(token)).status).toBe(400);
    expect(await client.auth.user()).toMatchObject({ emailConfirmed: false });
  });

  test('a link for an address that the account has replaced confirms nothing', async () => {
    const client = await api.aClient();
    const token = await linkEmailedTo(client.person.email);
    await api.sql('UPDATE users SET email = $1 WHERE email = $2', [
      `new-${client.person.email}`,
      client.person.email,
    ]);
    expect((await confirm(token)).status).toBe(400);
    expect(await client.auth.user()).toMatchObject({ emailConfirmed: false });
  });

  test('the first admin’s address is confirmed from the start', async () => {
    expect(await api.admin.auth.user()).toMatchObject({
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
