import { clientMessages } from '@practice/contract/clients';
import { messages } from '@practice/contract/messages';
import { adminClient, paths } from '@practice/contract/paths';
import { anAssessment } from '../assessment-tool.ts';
import { farWeekday } from '../far-weekday.ts';
import {
  choose,
  expectAccessible,
  expectAccessibleEverywhere,
  field,
  fillIn,
  search,
  setPassword,
} from '../on-page.ts';
import { expect, linkIn, test } from '../product.ts';

test('the owner annotates a client’s page', async ({ asOwner: page, admin, word, aClient, aRequest }) => {
  const { id, person } = await aClient();
  const visit = { title: `Desk check ${word}`, appointmentDate: farWeekday(), appointmentTime: '10:00 AM' };
  const appointment = await admin.adminAppointments.create({ body: { ...visit, userId: id } });
  const request = await aRequest({ email: person.email, companyName: `Acme ${word}` });

  await page.goto(paths.adminClients);
  await search(page, word);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row.getByText('Address not confirmed')).toBeVisible();
  await row.getByText('View Details').click();
  await expect(page).toHaveURL(new RegExp(adminClient(id)));
  await expect(page.getByRole('heading', { level: 1, name: `Robin ${word}` })).toBeVisible();
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(panel('Appointments').getByRole('link', { name: visit.title })).toHaveAttribute(
    'href',
    `${paths.adminClientAppointments}/${appointment.id}`,
  );
  await expect(panel('Requests from this address').getByText(`Acme ${word}`)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await field(page, 'Add a note').fill('Prefers mornings.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(panel('Private notes').getByRole('listitem')).toContainText('Prefers mornings.');
  await page.getByRole('link', { name: 'All requests from this address' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByText('View Details').click();
  await expect(page).toHaveURL(new RegExp(`${paths.adminConsultationRequests}/${request.id}\\?`));
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

  const refused: string[] = [];
  theirs.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  await theirs.goto(linkIn(await mailsTo(email), 'reset-password'));
  await setPassword(theirs, email, 'a password of noras', paths.admin);
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
  const shortcuts = theirs.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  await expect(shortcuts).toContainText(['View Requests', 'Go to Website']);
  await expect(shortcuts).toHaveCount(2);
  await expect(shortcuts.last()).toHaveAttribute('href', /^http:..[^/]+.$/);
  for (const hidden of ['Income by month', 'Assessments to review'])
    await expect(theirs.getByRole('region', { name: hidden })).toHaveCount(0);
  await theirs.goto(adminClient(id));
  await expect(theirs.getByRole('region', { name: 'Payments', exact: true })).toBeVisible();
  for (const hidden of ['Assessments', 'Private notes', 'Roles', 'Delete this account'])
    await expect(theirs.getByRole('heading', { name: hidden })).toHaveCount(0);
  await expectAccessible(theirs);
  for (const path of [`/assessments/${assessment}`, '/assessments/new', '/status', '/clients/colleague']) {
    await theirs.goto(`${paths.admin}${path}`);
    await expect(theirs.getByRole('heading', { name: messages.accessDenied.title })).toBeVisible();
  }
  await expectAccessible(theirs);
  expect(refused).toEqual([]);
});

test('an added client’s address is corrected, and the newest link sets a password', async ({
  asOwner: page,
  word,
  mailsTo,
  elsewhere,
  aClient,
}) => {
  const { person: taken } = await aClient();
  const [typo, email] = [`${word}@exmaple.com`, `${word}@example.com`];
  await page.goto(paths.adminClients);
  await page.getByRole('link', { name: 'New client' }).click();
  const send = page.getByRole('button', { name: 'Add client' });
  await fillIn(page, { 'First name': 'Nora', 'Email (optional)': taken.email.toUpperCase() });
  await send.click();
  await expect(page.getByText('Last name must be at least 2 characters')).toBeVisible();
  await fillIn(page, { 'Last name': word, 'Phone (optional)': '(919) 555-0123' });
  await send.click();
  await expect(page.getByText(clientMessages.emailTaken).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Open the page of Robin ${word}` })).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Nora');
  await expectAccessibleEverywhere(page);
  await field(page, 'Email (optional)').fill(typo);
  await expect(page.getByRole('link', { name: /^Open the page/ })).toBeHidden();
  await send.click();
  await expect(page.getByText('We’ve emailed Nora a link to choose a password.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Nora ${word}` })).toBeVisible();
  await expect(page.getByRole('link', { name: '(919) 555-0123' })).toHaveAttribute('href', 'tel:9195550123');
  await mailsTo(typo);

  await page.getByRole('button', { name: 'Edit contact details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact details' });
  await expect(dialog.getByText('We’ll send the invitation again, to the new address.')).toBeVisible();
  await field(dialog, 'Email').fill('nora');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);
  await field(dialog, 'Email').fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await mailsTo(email);
  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
  await elsewhere.goto(linkIn(await mailsTo(email, 2), 'reset-password'));
  await setPassword(elsewhere, email, 'a password of noras');

  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText(clientMessages.alreadyIn)).toBeVisible();
});

test('the owner deletes an account after typing its address', async ({ asOwner: page, aClient, word }) => {
  const { id, person } = await aClient();
  await page.goto(adminClient(id));
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete the account of Robin ${word}?` });
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(question.getByText(clientMessages.notTheirAddress)).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/clients$/);
});
