import { expect, test } from '@jest/globals';
import { secondFactorMessages } from '@practice/contract/second-factor';
import { Secret, TOTP } from 'otpauth';
import { json, openBrowser } from '../../test/browser.ts';
import { adminAccount, testApi } from '../../test/start-api.ts';

const api = testApi({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://practice.example' });

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

test('an admin’s new password needs 15 characters in production, and a short one does not use up the link', async () => {
  await api.visitor.auth.forgotPassword({ body: { email: adminAccount.email } });
  const token = await api.mail.tokenIn('Reset your password', adminAccount.email);
  const short = await api.visitor.send(
    '/api/reset-password',
    json('POST', { token, password: 'fourteen chars' }),
  );
  expect(await short.json()).toMatchObject({
    statusCode: 400,
    errors: [{ path: 'password', message: 'Password must be at least 15 characters' }],
  });
  const long = await api.visitor.send(
    '/api/reset-password',
    json('POST', { token, password: 'fifteen letters' }),
  );
  expect(long.status).toBe(200);
  const login = await openBrowser(api.origin).send(
    '/api/login',
    json('POST', { email: adminAccount.email, password: 'fifteen letters' }),
  );
  expect(login.status).toBe(200);
  expect(login.headers.getSetCookie().join('\n')).toMatch(safeCookie);
  expect(login.headers.getSetCookie().join('\n')).toMatch(
    /^__Host-signed-in=admin-\d+; Max-Age=43200; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/m,
  );
});

test('an admin who changes the password in their account needs the longer password, too', async () => {
  const admin = openBrowser(api.origin);
  await admin.auth.login({ body: { email: adminAccount.email, password: 'fifteen letters' } });
  const change = (password: string) =>
    admin.send('/api/account/password', json('POST', { currentPassword: 'fifteen letters', password }));
  const short = await change('fourteen chars');
  expect(await short.json()).toMatchObject({
    statusCode: 400,
    errors: [{ path: 'password', message: 'Password must be at least 15 characters' }],
  });
  const long = await change('fifteen letters and more');
  expect(long.status).toBe(200);
  expect(long.headers.getSetCookie().join('\n')).toMatch(safeCookie);
  expect(await admin.auth.user()).toMatchObject({ isAdmin: true });
});
