import { adminClient } from '@practice/contract/paths';
import { expectAccessibleEverywhere, field, fillIn, setPassword } from '../on-page.ts';
import { expect, linkIn, test } from '../product.ts';

test('the owner fixes an invitation’s typo', async ({ asOwner: page, admin, elsewhere, mailsTo, word }) => {
  const [typo, email] = [`${word}@exmaple.com`, `${word}@example.com`];
  const { id } = await admin.clients.create({ body: { firstName: 'Nora', lastName: word, email: typo } });
  await mailsTo(typo);

  await page.goto(adminClient(id));
  await page.getByRole('button', { name: 'Edit contact details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact details' });
  await expect(dialog.getByText('We’ll send the invitation again, to the new address.')).toBeVisible();
  await field(dialog, 'Email').fill('nora');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await fillIn(dialog, { 'Phone (optional)': '919.555.0123', Email: email });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByRole('link', { name: '919.555.0123' })).toBeVisible();

  await elsewhere.goto(linkIn(await mailsTo(email), 'reset-password'));
  await setPassword(elsewhere, email, 'a password of noras');
});
