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
    errors: [{ path: 'password', message: 'Password must be at least 15 characters' }],
  });
  const long = await change('fifteen letters');
  expect(long.status).toBe(200);
  expect(cookiesOf(long)).toMatch(safeCookie);
  expect(await admin.auth.user()).toMatchObject({ isAdmin: true });
});
