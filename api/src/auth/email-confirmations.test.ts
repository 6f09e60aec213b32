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
    [
      'is expired',
      `UPDATE email_confirmations SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
    ],
    ['is for an address that was replaced', `UPDATE users SET email = 'new-' || email WHERE id = $1`],
  ])('a link that %s confirms nothing', async (_, change) => {
    const client = await api.aClient();
    const token = await linkEmailedTo(client.person.email);
    await api.sql(change, [client.id]);
    expect((await confirm(token)).status).toBe(400);
    expect(await client.auth.user()).toMatchObject({ emailConfirmed: false });
  });

  test('the first admin’s address is confirmed from the start', async () => {
    const { email } = adminAccount;
    expect(await api.admin.auth.user()).toMatchObject({ email, emailConfirmed: true });
  });

  test.each([undefined, '', 7, ['x'], 'x'.repeat(201)])('rejects the token %p', async (token) => {
    const errors = [{ path: 'token', message: 'This link is incomplete. Please open the one in our email.' }];
    expect(await (await confirm(token)).json()).toMatchObject({ statusCode: 400, errors });
  });
});
