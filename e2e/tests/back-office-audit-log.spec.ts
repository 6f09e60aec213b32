import { adminClient, paths } from '@practice/contract/paths';
import { field, logIn, search } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('the audit log shows who opened a client’s page', async ({ asOwner: page, owner, word, aClient }) => {
  const { id: clientId } = await aClient();
  await page.goto(adminClient(clientId));
  await expect(page.getByRole('heading', { level: 1, name: `Robin ${word}` })).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await search(page, word);
  const row = page
    .getByRole('row')
    .filter({ hasText: `Read: client ${clientId}` })
    .last();
  await expect(row).toContainText(owner.email);
  await expect(row).toContainText(`Robin ${word}`);
  await row.getByRole('link', { name: `View client Robin ${word}` }).click();
  await expect(page).toHaveURL(new RegExp(adminClient(clientId)));
});

test('an idle back office asks, logs out and keeps typed text', async ({ page, owner, signIn, aClient }) => {
  const { id: clientId } = await aClient();
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
  await logIn(page, owner);
  await expect(page).toHaveURL(new RegExp(`${paths.adminClients}/new$`));
  const restore = page.getByRole('button', { name: 'Restore unsaved text' });
  await restore.click();
  await expect(field(page, 'First name')).toHaveValue('Ann');
  await page.goto(adminClient(clientId));
  await restore.click();
  await expect(field(page, 'Add a note')).toHaveValue('Prefers mornings.');
});
