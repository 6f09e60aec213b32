import { readFile } from 'node:fs/promises';
import { adminClient, paths } from '@practice/contract/paths';
import { expectAccessibleEverywhere, field } from '../on-page.ts';
import { test as base, expect, newPerson } from '../product.ts';

const test = base.extend<{ clientId: number }>({
  clientId: async ({ api, word }, use) => {
    const { id } = await api.auth.register({ body: { ...newPerson(), lastName: word } });
    await use(id);
  },
});

test('the audit log shows who opened a client’s page and can be downloaded', async ({
  asOwner: page,
  owner,
  word,
  clientId,
}) => {
  await page.goto(adminClient(clientId));
  await expect(page.getByRole('heading', { level: 1, name: `Robin ${word}` })).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await field(page, 'Search').fill(word);
  const row = page
    .getByRole('row')
    .filter({ hasText: `Read: client ${clientId}` })
    .last();
  await expect(row).toContainText(owner.email);
  await expect(row).toContainText(`Robin ${word}`);
  await expectAccessibleEverywhere(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(`client ${clientId}`);
  await row.getByRole('link', { name: `View client Robin ${word}` }).click();
  await expect(page).toHaveURL(new RegExp(adminClient(clientId)));
});

test('an idle back office asks, logs out and keeps typed text for the next login', async ({
  page,
  owner,
  signIn,
  clientId,
}) => {
  await page.clock.install();
  await signIn(page, owner);
  await page.goto(adminClient(clientId));
  await field(page, 'Add a note').fill('Prefers mornings.');
  await page.goto(`${paths.adminClients}/new`);
  await field(page, 'First name').fill('Ann');

  await page.clock.fastForward('29:05');
  const question = page.getByRole('alertdialog', { name: 'Still there?' });
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question).toBeHidden();

  await page.clock.fastForward('30:05');
  await expect(page).toHaveURL(new RegExp(`^[^?]*${paths.auth}\\?next=`));
  await field(page, 'Email').fill(owner.email);
  await field(page, 'Password').fill(owner.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.adminClients}/new$`));
  await expect(field(page, 'First name')).toHaveValue('Ann');
  await page.goto(adminClient(clientId));
  await expect(field(page, 'Add a note')).toHaveValue('Prefers mornings.');
});
