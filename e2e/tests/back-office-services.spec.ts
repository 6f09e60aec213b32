import { choose, expectAccessible, field, fillIn } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('a new service can be booked', async ({ asOwner: page, elsewhere: theirs, aPerson, signIn, word }) => {
  const title = `Home Visit ${word}`;
  await page.goto('/admin/services');
  await page.getByRole('link', { name: 'New service' }).click();
  await field(page, 'Title').fill(title);
  await field(page, 'About').fill('We come and look around');
  await field(page, 'Minutes').fill('75');
  await field(page, 'Free after it').fill('15');
  await choose(page, 'Where', 'At the client’s place');
  await choose(page, 'Price', 'A range');
  await fillIn(page, { 'From, in dollars': '150', 'To, in dollars': '100' });
  await page.getByRole('button', { name: 'Add service' }).click();
  await expect(page.getByText('The higher price must be above the lower one.')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'To, in dollars').fill('200');
  await page.getByRole('button', { name: 'Add service' }).click();

  const row = page.getByRole('row').filter({ hasText: word });
  for (const words of ['We come and look around', '75 + 15 free after', '$150 to $200'])
    await expect(row).toContainText(words);
  await page.getByRole('button', { name: `Move ${title} up` }).click();
  await expect(page.getByRole('button', { name: `Move ${title} down` })).toBeVisible();

  await signIn(theirs, await aPerson());
  const offered = theirs
    .getByRole('group', { name: 'What would you like to book?' })
    .getByRole('radio', { name: new RegExp(title) });
  await theirs.goto('/client-dashboard?tab=appointments');
  await theirs.getByRole('button', { name: 'New Appointment' }).click();
  await expect(offered).toBeVisible();

  await row.getByRole('link', { name: title }).click();
  await expect(field(page, 'To, in dollars')).toHaveValue('200');
  await page.getByRole('button', { name: 'Retire this service' }).click();
  await expect(page.getByText('Service retired')).toBeVisible();
  await expect(row).toBeHidden();
  await choose(page, 'Shown', 'Retired');
  await expect(row.getByText('Retired')).toBeVisible();

  // The open form is in the address.
  await theirs.reload();
  await expect(theirs.getByRole('radio').first()).toBeVisible();
  await expect(offered).toHaveCount(0);
});
