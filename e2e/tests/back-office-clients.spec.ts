import { randomUUID } from 'node:crypto';
import { clientMessages } from '@practice/contract/clients';
import { messages } from '@practice/contract/messages';
import { adminClient, paths } from '@practice/contract/paths';
import { anAssessment } from '../assessment-tool.ts';
import { farWeekday } from '../far-weekday.ts';
import { choose, expectAccessibleEverywhere, field, fillIn, logIn, search, setPassword } from '../on-page.ts';
import { expect, linkIn, test, tokenIn } from '../product.ts';

test('the owner annotates a client’s page', async ({ asOwner: page, admin, word, aClient, aRequest }) => {
  const { id, person, calls } = await aClient();
  const { email } = person;
  const visit = { title: `Desk check ${word}`, appointmentDate: farWeekday(), appointmentTime: '10:00 AM' };
  const appointment = await admin.adminAppointments.create({ body: { ...visit, userId: id } });
  const request = await aRequest({ email, companyName: `Acme ${word}` });
  await calls.payments.createIntent({
    body: { amount: 299, serviceType: 'Foundations Package' },
    idempotencyKey: randomUUID(),
  });

  await page.goto(paths.adminClients);
  await search(page, word);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row.getByText('Address not confirmed')).toBeVisible();
  await row.getByText('View Details').click();
  await expect(page).toHaveURL(new RegExp(adminClient(id)));
  await expect(page.getByRole('heading', { level: 1, name: `Robin ${word}` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Robin ${word} - `));
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(page.getByRole('link', { name: 'New appointment' })).toHaveAttribute(
    'href',
    `${paths.adminClientAppointments}/new?client=${id}`,
  );
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(panel('Appointments').getByRole('link', { name: visit.title })).toHaveAttribute(
    'href',
    `${paths.adminClientAppointments}/${appointment.id}`,
  );
  await expect(panel('Appointments').getByText('Scheduled')).toBeVisible();
  await expect(panel('Requests from this address').getByText(`Acme ${word}`)).toBeVisible();
  await expect(panel('Payments').getByText('$299')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await field(page, 'Add a note').fill('Prefers mornings.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(panel('Private notes').getByRole('listitem')).toContainText('Prefers mornings.');
  await page.reload();
  await expect(panel('Private notes').getByRole('listitem')).toContainText('Prefers mornings.');

  await page.getByRole('link', { name: 'All requests from this address' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByText('View Details').click();
  await expect(page).toHaveURL(new RegExp(`${paths.adminConsultationRequests}/${request.id}\\?`));
});

test('a failed panel leaves the others and can be retried', async ({ asOwner: page, aClient }) => {
  const { id } = await aClient();
  await page.route('**/api/admin/payments?*', (route) => route.abort());
  await page.goto(adminClient(id));
  const payments = page.getByRole('region', { name: 'Payments', exact: true });
  await expect(payments.getByRole('alert')).toBeVisible();
  await expect(page.getByText('No appointments yet.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.unroute('**/api/admin/payments?*');
  await payments.getByRole('button', { name: 'Try again' }).click();
  await expect(payments.getByText('No purchases yet.')).toBeVisible();
  await page.goto(adminClient(2_000_000_000));
  await expect(page.getByRole('heading', { name: 'Client Not Found' })).toBeVisible();
  await expect(page.getByText(clientMessages.unknown)).toBeVisible();
});

// One journey: beside a second owner, the demo's would not be the last one, and every other journey needs it.
test('roles are given and taken, but one owner stays', async ({ asOwner: page, admin, mailsTo, aClient }) => {
  const { id, person, calls } = await aClient();
  const me = (await admin.auth.user())?.id ?? 0;
  const roles = page.getByRole('region', { name: 'Roles' });
  const question = page.getByRole('alertdialog');
  const role = field(roles, 'Works here as');
  const none = 'Doesn’t work here';

  await page.goto(adminClient(me));
  await choose(page, 'Works here as', none);
  await expect(question).toContainText('You’ll lose access to the back office right away.');
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Give up my role' }).click();
  await expect(roles.getByRole('alert')).toContainText(clientMessages.lastOwner);
  await expect(role).toHaveText('Owner');
  await expectAccessibleEverywhere(page);

  await page.goto(adminClient(id));
  await choose(page, 'Works here as', 'Owner');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(role).toHaveText(none);
  await choose(page, 'Works here as', 'Owner');
  await question.getByRole('button', { name: 'Give them the role' }).click();
  await expect(roles.getByRole('alert')).toContainText(clientMessages.notConfirmed);
  await expect(role).toHaveText(none);
  const welcome = await mailsTo(person.email);
  await calls.auth.confirmEmail({ body: { token: tokenIn(welcome, 'confirm-email') } });
  await choose(page, 'Works here as', 'Practitioner');
  await expect(question).toContainText('we’ll email them a link to set a new password');
  await question.getByRole('button', { name: 'Give them the role' }).click();
  await expect(role).toHaveText('Practitioner');
  await expect(roles.getByText('They haven’t set a new password yet.')).toBeVisible();
  expect(await calls.auth.user()).toBeNull();
  await choose(page, 'Works here as', none);
  await expect(role).toHaveText(none);
  await roles.getByLabel('Client').click();
  await expect(roles.getByLabel('Client')).toBeChecked();
  expect(await admin.clients.one({ params: { id } })).toMatchObject({ role: null, isClient: true });

  await admin.clients.update({ params: { id }, body: { role: 'owner' } });
  await page.context().clearCookies();
  await page.goto(paths.auth);
  await logIn(page, person);
  await expect(page.locator('form').getByText(messages.account.newPasswordRequired)).toBeVisible();
  const token = tokenIn(await mailsTo(person.email, 4), 'reset-password');
  const password = 'a password for an admin';
  await calls.auth.resetPassword({ body: { token, password } });
  await page.goto(paths.auth);
  await logIn(page, { ...person, password });
  await expect(page).toHaveURL(paths.admin);
  await page.goto(adminClient(id));
  await choose(page, 'Works here as', none);
  await question.getByRole('button', { name: 'Give up my role' }).click();
  // They logged in as people do, so they are asked for the password again.
  const prompt = page.getByRole('dialog', { name: 'Is it still you?' });
  await field(prompt, 'Your password').fill(password);
  await prompt.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(adminClient(id));
  await expect(page.getByText('Access Denied')).toBeVisible();
});

test('the owner invites an assistant, who sees only what is theirs, also at an address typed by hand', async ({
  asOwner: page,
  elsewhere: theirs,
  word,
  mailsTo,
  aClient,
}) => {
  const { id, calls } = await aClient();
  const { id: assessment } = await anAssessment(calls);
  const email = `${word}-colleague@example.com`;
  await page.goto(paths.adminClients);
  await page.getByRole('link', { name: 'Invite a colleague' }).click();
  await fillIn(page, { 'First name': 'Nora', 'Last name': word, Email: email });
  const send = page.getByRole('button', { name: 'Send the invitation' });
  await send.click();
  await expect(page.getByText('Please choose a role.')).toBeVisible();
  await choose(page, 'Role', 'Assistant');
  await expect(page.getByText('Sees no notes and no assessments.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await send.click();
  await expect(page.getByText('We’ve emailed Nora a link to choose a password.')).toBeVisible();
  await expect(field(page, 'Works here as')).toHaveText('Assistant');

  const mails = await mailsTo(email);
  expect(mails[0]?.subject).toMatch(/ invites you to work with /);
  await theirs.goto(linkIn(mails, 'reset-password'));
  await field(theirs, 'New Password').fill('a password of noras');
  await field(theirs, 'Confirm Password').fill('a password of noras');
  await theirs.getByRole('button', { name: 'Reset password' }).click();
  await theirs.getByRole('link', { name: 'Go to Login' }).click();
  const refused: string[] = [];
  theirs.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  await logIn(theirs, { email, password: 'a password of noras' });
  await expect(theirs).toHaveURL(paths.admin);

  await expect(theirs.getByRole('region', { name: 'Today and tomorrow' })).toBeVisible();
  const menu = theirs.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  const theirOwn = [
    ...['Consultation Requests', 'Client Appointments', 'Services', 'Practitioners', 'Clients'],
    'Payments',
  ];
  await expect(menu.filter({ hasText: /[A-Z]/ })).toContainText([
    ...['Dashboard', ...theirOwn],
    ...['Security', 'Visit Website', 'Logout'],
  ]);
  await expect(menu).toHaveCount(theirOwn.length + 4);
  await expect(theirs.getByRole('region', { name: 'Income by month' })).toHaveCount(0);
  await expect(theirs.getByRole('region', { name: 'Assessments to review' })).toHaveCount(0);
  await theirs.goto(adminClient(id));
  await expect(theirs.getByRole('region', { name: 'Payments', exact: true })).toBeVisible();
  for (const hidden of ['Assessments', 'Private notes', 'Roles', 'Delete this account'])
    await expect(theirs.getByRole('heading', { name: hidden })).toHaveCount(0);
  await expectAccessibleEverywhere(theirs);
  for (const path of [`/assessments/${assessment}`, '/assessments/new', '/status', '/clients/colleague']) {
    await theirs.goto(`${paths.admin}${path}`);
    await expect(theirs.getByRole('heading', { name: messages.accessDenied.title })).toBeVisible();
  }
  await expectAccessibleEverywhere(theirs);
  expect(refused).toEqual([]);
});

test('an added client sets a password', async ({ asOwner: page, word, mailsTo, elsewhere, aClient }) => {
  const { person: taken } = await aClient();
  const email = `${word}@example.com`;
  await page.goto(paths.adminClients);
  await page.getByRole('link', { name: 'New client' }).click();
  const send = page.getByRole('button', { name: 'Add client' });
  await field(page, 'First name').fill('Nora');
  await send.click();
  await expect(page.getByText('Last name must be at least 2 characters')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await field(page, 'Last name').fill(word);
  await field(page, 'Phone (optional)').fill('(919) 555-0123');
  await field(page, 'Email (optional)').fill(taken.email.toUpperCase());
  await send.click();
  await expect(page.getByText(clientMessages.emailTaken).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Open the page of Robin ${word}` })).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Nora');
  await expectAccessibleEverywhere(page);

  await field(page, 'Email (optional)').fill(email);
  await expect(page.getByRole('link', { name: /^Open the page/ })).toBeHidden();
  await send.click();
  await expect(page.getByText('We’ve emailed Nora a link to choose a password.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Nora ${word}` })).toBeVisible();
  await expect(page.getByRole('link', { name: '(919) 555-0123' })).toHaveAttribute('href', 'tel:9195550123');
  await mailsTo(email);
  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
  await expectAccessibleEverywhere(page);

  // Only the link of the newest mail works.
  await elsewhere.goto(linkIn(await mailsTo(email, 2), 'reset-password'));
  await setPassword(elsewhere, email, 'a password of noras');

  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText(clientMessages.alreadyIn)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Nora ${word}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the invitation again' })).toBeHidden();
});

test('the owner deletes an account after typing its address', async ({ asOwner: page, aClient, word }) => {
  const { id, person } = await aClient();
  await page.goto(adminClient(id));
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete the account of Robin ${word}?` });
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(question.getByText(clientMessages.notTheirAddress)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await question.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/clients$/);
});
