import { paths } from '@practice/contract/paths';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible, expectAccessibleEverywhere, field, logIn } from '../on-page.ts';
import { expect, test, tokenIn } from '../product.ts';

// Where one journey runs at a time: beside a second admin, the owner would not be the last one.
test('an admin sets up an app and a passkey, and logs in with them', {
  tag: '@model',
}, async ({ page, elsewhere, api, admin, aClient, signIn, mailsTo }) => {
  const { id, person, calls } = await aClient();
  const welcome = await mailsTo(person.email);
  await calls.auth.confirmEmail({ body: { token: tokenIn(welcome, 'confirm-email') } });
  await admin.clients.update({ params: { id }, body: { isAdmin: true } });
  await api.auth.forgotPassword({ body: { email: person.email } });
  const password = 'a password for an admin';
  const token = tokenIn(await mailsTo(person.email, 2), 'reset-password');
  await api.auth.resetPassword({ body: { token, password } });
  const account = { ...person, password };

  await signIn(elsewhere, account);

  // Not by `signIn`, which gives an admin's password again.
  await page.request.post('/api/login', { data: { email: account.email, password } });
  await page.goto(paths.admin);
  await page.getByRole('link', { name: 'Set up two-step login' }).click();
  await expect(page.getByText('Two-step login is off.')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const question = page.getByRole('dialog', { name: 'Is it still you?' });
  await expect(question).toContainText('need your password');
  await expectAccessibleEverywhere(page);
  await field(question, 'Your password').fill('not this one');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('That’s not your current password.')).toBeVisible();
  await field(question, 'Your password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  const secret = (await page.locator('code').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await field(page, 'Code from the app').fill(app.generate());
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Two-step login is on.')).toBeVisible();
  await expect(page.getByText('10 codes are left.')).toBeVisible();

  await elsewhere.goto(paths.adminSecurity);
  await expect(elsewhere).toHaveURL(/\/auth/);

  await page.goto(paths.adminSecurity);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', ...abilities },
  });
  await field(page, 'Name of the device').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'My laptop' })).toContainText('Not used yet');

  await page.context().clearCookies();
  await page.goto(`${paths.auth}?next=/admin/security`);
  await logIn(page, account);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(field(page, 'Code from your app')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'My laptop' })).toContainText('Last used');

  await page.getByRole('button', { name: 'Turn off two-step login' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off two-step login' }).click();
  await expect(page.getByText('Two-step login is off.').first()).toBeVisible();
  await admin.clients.remove({ params: { id } });
});
