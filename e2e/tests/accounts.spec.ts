import { field, fillIn, logIn } from '../on-page.ts';
import { expect, linkIn, newPerson, test } from '../product.ts';

test('a visitor registers, is welcomed and logs out', { tag: '@origin' }, async ({ page, context }) => {
  const person = newPerson();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) sent += 1;
  });
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  const panel = page.getByRole('tabpanel', { name: 'Register' });
  // An error comes when a field is left, and goes as soon as the field is right.
  const invalid = page.getByText('Please enter a valid email address');
  await panel.getByLabel('Email').fill('ann@');
  await expect(invalid).toHaveCount(0);
  await panel.getByLabel('Email').press('Tab');
  await expect(invalid.first()).toBeVisible();
  await panel.getByLabel('Email').fill(person.email);
  await expect(invalid).toHaveCount(0);
  await panel.getByLabel('Password', { exact: true }).fill(person.password);
  await panel.getByLabel('Confirm password').fill('something else');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const differs = page.getByText('Passwords do not match');
  await expect(differs.first()).toBeVisible();
  await panel.getByLabel('Password', { exact: true }).fill('something else');
  await expect(differs).toHaveCount(0);
  await panel.getByLabel('Password', { exact: true }).fill(person.password);
  await panel.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page).toHaveURL('/');
  expect(sent).toBe(1);
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(page.getByText(`Welcome, ${person.firstName}!`)).toBeVisible();

  await page.goto('/logout-handler', { waitUntil: 'commit' });
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged out')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('session');
});

test('a wrong password shows an error, and the right one logs in', async ({ page, aPerson }) => {
  const person = await aPerson();
  await page.goto('/auth');
  await logIn(page, { ...person, password: 'wrong one' });
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'That email and password don’t match. Try again, or reset your password below.',
  );
  await logIn(page, person);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText(`Welcome back, ${person.firstName}!`)).toBeVisible();
});

test('a reset password ends earlier sessions', async ({ page, client: { person }, elsewhere, mailsTo }) => {
  await elsewhere.goto('/auth');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await elsewhere.getByLabel('Email').fill(person.email);
  await elsewhere.getByRole('button', { name: 'Send reset link' }).click();
  await expect(elsewhere.getByText('Password reset email sent')).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(elsewhere.getByText(person.email)).toBeVisible();

  // The other one asks to confirm the new account's address; either may come first.
  await elsewhere.goto(linkIn(await mailsTo(person.email, 2), 'reset-password'));
  await expect(elsewhere.getByRole('heading', { name: 'Set new password' })).toBeVisible();
  await expect(elsewhere).not.toHaveURL(/token=/);
  // A password manager then knows whose password this is.
  await field(elsewhere, 'New Password').focus();
  await expect(elsewhere.locator('input[autocomplete=username]')).toHaveValue(person.email);
  const submit = elsewhere.getByRole('button', { name: 'Reset password' });
  for (const [password, confirmed, message] of [
    ['short', 'short', 'Password must be at least 6 characters'],
    ['a new password', 'another one', 'Passwords do not match'],
    ['a new password', 'a new password', 'Password reset successful'],
  ] as const) {
    await fillIn(elsewhere, { 'New Password': password, 'Confirm Password': confirmed });
    await submit.click();
    await expect(elsewhere.getByText(message).first()).toBeVisible();
  }
  await expect(elsewhere.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(elsewhere, { ...person, password: 'a new password' });
  await expect(elsewhere).toHaveURL('/');
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('a protected page leads to the login and back, and the login away again', async ({
  page,
  aPerson,
  owner,
}) => {
  await page.goto('/client-dashboard');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Log in or create an account to continue.')).toBeVisible();
  await logIn(page, await aPerson());
  await expect(page).toHaveURL(/\/client-dashboard/);
  for (const address of ['/auth', '/forgot-password']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
  }
  await page.context().clearCookies();
  await page.goto('/auth');
  await logIn(page, owner);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/admin$/);
});

test('an emailed link confirms a new account’s address', async ({ page, client: { person }, mailsTo }) => {
  await page.goto('/client-dashboard');
  const next = page.getByRole('heading', { name: 'What’s next' });
  await expect(next).toBeVisible();
  await expect(page.getByText('Confirm your email: we sent a link to')).toBeVisible();
  await page.goto(linkIn(await mailsTo(person.email), 'confirm-email'));
  await expect(page).not.toHaveURL(/token=/);
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeFocused();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await expect(next).toBeHidden();
});
