import { expect, test } from '@jest/globals';
import { adminPasswordMessage, formerPasswordMessage } from '@practice/contract/auth';
import { clientMessages } from '@practice/contract/clients';
import { founders } from '@practice/contract/founders';
import { messages } from '@practice/contract/messages';
import { practice } from '@practice/contract/practice';
import { secondFactorMessages } from '@practice/contract/second-factor';
import { Secret, TOTP } from 'otpauth';
import { json, openBrowser, postFromAnywhere as send } from '../../test/browser.ts';
import { whileLocked } from '../../test/locked-rows.ts';
import { adminAccount, aPerson, testApi } from '../../test/start-api.ts';

// The rules for admins' passwords, and the limits, are those of production.
const api = testApi({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://practice.example' });

async function register(over: { isConfirmed?: boolean } = {}) {
  const person = { ...aPerson(), password: 'six 6!' };
  const browser = openBrowser(api.origin);
  const { id } = await (await send(browser, '/api/register', person)).json();
  if (over.isConfirmed ?? true)
    await api.sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
  return { id: id as number, person, browser };
}

const promote = (id: number) => api.admin.clients.update({ params: { id }, body: { isAdmin: true } });

const login = (person: { email: string; password: string }, browser = openBrowser(api.origin)) =>
  send(browser, '/api/login', person);

const invitation = `${founders[0].name} invites you to work with ${practice.name}`;

const tokenEmailedTo = (email: string, subject = invitation) => api.mail.tokenIn(subject, email);

test('an account can’t become an admin before its address is confirmed', async () => {
  const { id, person, browser } = await register({ isConfirmed: false });
  const { firstName, lastName, email } = aPerson();
  const invited = await api.admin.clients.create({ body: { firstName, lastName, email } });
  for (const each of [id, invited.id]) {
    await expect(promote(each)).rejects.toMatchObject({
      status: 409,
      serverMessage: clientMessages.notConfirmed,
    });
    expect(await api.admin.clients.one({ params: { id: each } })).toMatchObject({
      isAdmin: false,
      newPasswordRequired: false,
    });
  }
  expect(await browser.auth.user()).toMatchObject({ email: person.email });
  await expect(promote(999_999)).rejects.toMatchObject({ status: 404 });
});

test('a new admin’s sessions end, and the next login requires a password that meets the rules for admins', async () => {
  const { id, person, browser } = await register();
  expect(await promote(id)).toMatchObject({ isAdmin: true, newPasswordRequired: true });
  expect(await browser.auth.user()).toBeNull();

  expect((await login({ ...person, password: 'not theirs' })).status).toBe(401);
  const refused = await login(person, browser);
  expect(refused.status).toBe(403);
  expect(refused.headers.getSetCookie()).toEqual([]);
  const message = messages.account.newPasswordRequired;
  expect(await refused.json()).toEqual({ statusCode: 403, message, errors: [{ path: 'password', message }] });

  const token = await tokenEmailedTo(person.email);
  const former = await send(browser, '/api/reset-password', { token, password: person.password });
  expect(await former.json()).toMatchObject({
    statusCode: 400,
    errors: [{ path: 'password', message: formerPasswordMessage }],
  });
  const short = await send(browser, '/api/reset-password', { token, password: 'fourteen chars' });
  expect(await short.json()).toMatchObject({
    statusCode: 400,
    errors: [{ path: 'password', message: adminPasswordMessage }],
  });
  const password = 'fifteen letters';
  expect((await send(browser, '/api/reset-password', { token, password })).status).toBe(200);
  expect((await login(person)).status).toBe(401);
  const entered = await login({ ...person, password }, browser);
  expect(await entered.json()).toMatchObject({ id, isAdmin: true });
  expect(entered.headers.getSetCookie().join()).toContain('Max-Age=43200;');
  expect(
    await api.sql(
      `SELECT expires_at <= now() + interval '12 hours' AS short FROM sessions WHERE user_id = $1`,
      [id],
    ),
  ).toEqual([{ short: true }]);
  expect(await api.admin.clients.one({ params: { id } })).toMatchObject({ newPasswordRequired: false });

  await promote(id);
  expect(await browser.auth.user()).toMatchObject({ isAdmin: true });
});

test('a former admin logs in with their password', async () => {
  const { id, person } = await register();
  await promote(id);
  expect(await api.admin.clients.update({ params: { id }, body: { isAdmin: false } })).toMatchObject({
    newPasswordRequired: false,
  });
  const entered = await login(person);
  expect(await entered.json()).toMatchObject({ id, isAdmin: false });
});

test('becoming an admin drops a pending email change, because a stranger may have requested it', async () => {
  const { id, person, browser } = await register();
  const email = aPerson().email;
  await send(browser, '/api/account/email', { email, currentPassword: person.password });
  const token = await tokenEmailedTo(email, 'Please confirm your new email address');
  await promote(id);
  expect((await send(api.visitor, '/api/confirm-email', { token })).status).toBe(400);
  expect(await api.admin.clients.one({ params: { id } })).toMatchObject({ email: person.email });
});

async function whilePromoting(id: number, begin: () => Promise<Response>): Promise<Response> {
  const promotion = `WITH begun AS (INSERT INTO staff (user_id, role) VALUES ($1, 'owner'))
    UPDATE users SET new_password_required = true WHERE id = $1`;
  const [answer] = await whileLocked(api, promotion, [id], () => [begin()]);
  return answer;
}

test('a short password is refused if its owner becomes an admin meanwhile', async () => {
  const { id, person } = await register();
  await send(api.visitor, '/api/forgot-password', { email: person.email });
  const token = await tokenEmailedTo(person.email, 'Reset your password');
  const reset = await whilePromoting(id, () =>
    send(api.visitor, '/api/reset-password', { token, password: 'fourteen chars' }),
  );
  expect(await reset.json()).toMatchObject({ errors: [{ path: 'password', message: adminPasswordMessage }] });
  expect((await login(person)).status).toBe(403);
});

test('an email change is dropped if its owner becomes an admin meanwhile', async () => {
  const { id, person, browser } = await register();
  const body = { email: aPerson().email, currentPassword: person.password };
  const asked = await whilePromoting(id, () => send(browser, '/api/account/email', body));
  expect(asked.status).toBe(401);
  expect(await api.sql('SELECT new_email FROM users WHERE id = $1', [id])).toEqual([{ new_email: null }]);
});

const safeCookie =
  /^__Host-session=[^;]+; Max-Age=43200; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/m;

test('a week after someone became an admin, exports need a second factor, which the password still sets up', async () => {
  const { secondFactor } = api.admin;
  const exported = async () => (await api.admin.send('/api/admin/clients/export.csv')).status;
  const { requiredFrom } = await secondFactor.state();
  expect(Date.parse(requiredFrom ?? '') - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
  expect(await exported()).toBe(200);
  await api.sql(`UPDATE users SET created_at = now() - interval '8 days'`);
  const refused = await api.admin.send('/api/admin/clients/export.csv');
  expect([refused.status, (await refused.json()).message]).toEqual([403, secondFactorMessages.required]);
  await api.sql(`UPDATE users SET admin_since = now()`);
  expect(await exported()).toBe(200);
  await api.sql(`UPDATE users SET admin_since = now() - interval '8 days'`);
  const app = new TOTP({ secret: Secret.fromBase32((await secondFactor.setUpApp()).secret) });
  await secondFactor.confirmApp({ body: { code: app.generate() } });
  expect(await exported()).toBe(200);
  await secondFactor.turnOff();
});

test('an admin has safe cookies in production, and a new password of theirs needs 15 characters', async () => {
  const admin = openBrowser(api.origin);
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie().join('\n');
  const login = cookiesOf(await admin.send('/api/login', json('POST', adminAccount)));
  expect(login).toMatch(safeCookie);
  expect(login).toMatch(
    /^__Host-signed-in=admin-\d+; Max-Age=43200; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/m,
  );
  const { password: currentPassword } = adminAccount;
  const change = (password: string) =>
    admin.send('/api/account/password', json('POST', { currentPassword, password }));
  expect(await (await change('fourteen chars')).json()).toMatchObject({
    statusCode: 400,
    errors: [{ path: 'password', message: adminPasswordMessage }],
  });
  const long = await change('fifteen letters');
  expect(long.status).toBe(200);
  expect(cookiesOf(long)).toMatch(safeCookie);
  expect(await admin.auth.user()).toMatchObject({ isAdmin: true });
});

test('the API does not start if ADMIN_EMAIL belongs to an account that is not an admin', async () => {
  await api.sql('DELETE FROM staff');
  await expect(api.another()).rejects.toThrow(messages.auth.emailTaken);
  expect(await api.sql('SELECT 1 FROM users WHERE is_admin')).toEqual([]);
});
