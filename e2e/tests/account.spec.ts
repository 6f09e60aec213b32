import { expectAccessible, expectAccessibleEverywhere, field, fillIn, logIn } from '../on-page.ts';
import { expect, linkIn, newPerson, test } from '../product.ts';

test('a client changes their name, phone number and reminders', async ({ asClient: page }) => {
  await page.goto('/client-dashboard');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/client-dashboard/account');
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
  const details = page.getByRole('region', { name: 'Name and phone' });
  await field(details, 'First name').fill('A');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('First name must be at least 2 characters')).toBeVisible();
  await expect(field(details, 'First name')).toBeFocused();
  await fillIn(details, { 'First name': 'Annabel', 'Phone (optional)': '919-555-0123' });
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your account is up to date.')).toBeVisible();
  await page.reload();
  await expect(field(details, 'First name')).toHaveValue('Annabel');
  await expect(field(details, 'Phone (optional)')).toHaveValue('919-555-0123');

  const emails = page.getByRole('region', { name: 'Emails from us' });
  await field(emails, 'Reminders').uncheck();
  await emails.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Your account is up to date.')).toBeVisible();
  await page.reload();
  await expect(field(emails, 'Reminders')).not.toBeChecked();
  await expect(field(emails, 'Appointment emails')).toBeChecked();
  await page.getByRole('link', { name: 'Back to your dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Annabel' })).toBeVisible();
});

test('a client changes their password', async ({ page, client: { person } }) => {
  await page.goto('/client-dashboard/account');
  const form = page.getByRole('region', { name: 'Password' });
  const change = form.getByRole('button', { name: 'Change password' });
  await fillIn(form, { 'Current password': 'not this one', 'New password': 'a new password' });
  await field(form, 'Confirm new password').fill('another one');
  await change.click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await field(form, 'Confirm new password').fill('a new password');
  await change.click();
  await expect(form.getByText('That’s not your current password. Please try again.')).toBeVisible();
  await expect(field(form, 'Current password')).toBeFocused();
  await expect(field(form, 'New password')).toHaveValue('a new password');
  await field(form, 'Current password').fill(person.password);
  await change.click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(field(form, 'New password')).toHaveValue('');
});

test('a client changes their address by the emailed link', async ({ page, client: { person }, mailsTo }) => {
  const email = `${'long'.repeat(12)}-${newPerson().email}`;
  await page.goto('/client-dashboard/account');
  const form = page.getByRole('region', { name: 'Email address' });
  await fillIn(form, { 'New email address': email, 'Your password': 'not this one' });
  await form.getByRole('button', { name: 'Change email address' }).click();
  await expect(form.getByText('That’s not your current password. Please try again.')).toBeVisible();
  await expect(field(form, 'New email address')).toHaveValue(email);
  await field(form, 'Your password').fill(person.password);
  await form.getByRole('button', { name: 'Change email address' }).click();
  await expect(form.getByText('Your new address isn’t confirmed yet')).toBeVisible();
  await expect(form.getByText(`You log in with ${person.email}`)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.goto(linkIn(await mailsTo(email), 'confirm-email'));
  await expect(page).not.toHaveURL(/token=/);
  await expect(page.getByText('This is now the email address of your account')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth');
  await logIn(page, { email, password: person.password });
  await expect(page).toHaveURL('/');
});

test('a client ends another login, and then all', async ({ page, client: { person }, signIn, browser }) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  const phone = await browser.newPage({ userAgent });
  await signIn(phone, person);
  await phone.close();
  await page.goto('/client-dashboard/account');
  const logins = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(logins.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  const other = logins.getByRole('listitem').filter({ hasText: /iPhone/ });
  await expect(other).toContainText('Last used');
  await other.getByRole('button', { name: /^Log out: .*iPhone/ }).click();
  await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('You’re logged out on every device.')).toBeVisible();
});

test('a client downloads their data and then deletes the account', async ({ page, client: { person } }) => {
  await page.goto('/client-dashboard/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-[\d-]+\.json$/);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('We keep the records of your payments');
  await expectAccessible(page);
  await field(dialog, 'Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('That’s not your current password.')).toBeVisible();
  await field(dialog, 'Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
});
