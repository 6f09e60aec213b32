import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('an owner finds a payment and refunds a part of it', { tag: '@stand-in' }, async ({
  page,
  api,
  baseURL,
  owner,
  signIn,
  word,
  mailsTo,
}) => {
  const name = `Ann ${word}`;
  const email = `${word}@example.com`;
  const purchase = { amount: 299, serviceType: 'Foundations Package' };
  const { clientSecret, publishableKey } = await api.payments.createIntent(purchase, randomUUID());
  await api.payments.setBuyer({ clientSecret, name, email });
  const paid = await fetch(
    `${baseURL}/sandbox/stripe/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`,
    {
      method: 'POST',
      body: new URLSearchParams({
        key: publishableKey,
        client_secret: clientSecret,
        payment_method: 'pm_card_visa',
      }),
    },
  );
  expect(paid.status).toBe(200);
  await mailsTo(email);

  await signIn(page, owner);
  await page.goto('/admin/payments');
  await page.getByLabel('Search').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Paid')).toBeVisible();
  await row.getByText('View Details').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('100');
  await dialog.getByLabel('Reason').fill('One of three came.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund…' }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText('Partly refunded')).toBeVisible();
  await expect(dialog.getByText('One of three came.')).toBeVisible();
  await mailsTo(email, 2);
});
