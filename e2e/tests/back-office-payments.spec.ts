import { expectAccessible } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('the owner makes a refund', { tag: '@stand-in' }, async ({ asOwner: page, word, aPayment, mailsTo }) => {
  const name = `Ann ${word}`;
  const email = `${word}@example.com`;
  await aPayment({ name, email });
  await mailsTo(email);
  await page.goto('/admin/payments');
  await page.getByLabel('Search').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Paid')).toBeVisible();
  await row.getByText('View Details').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund…' }).click();
  const refund = page.getByRole('alertdialog');
  await refund.getByLabel('Amount').fill('$100');
  await refund.getByLabel('Reason').fill('One of three came.');
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('We’ve emailed Ann.')).toBeVisible();
  await expect(dialog.getByText('Partly refunded')).toBeVisible();
  await expect(dialog.getByText('One of three came.')).toBeVisible();
  await mailsTo(email, 2);
  const lines = dialog.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(lines.last()).toContainText('refunded $100');
  await expect(lines.filter({ hasText: /refunded/i })).toHaveCount(1);
});
