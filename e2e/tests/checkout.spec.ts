import type { Page } from '@playwright/test';
import { firstPackages } from '@practice/contract/packages';
import { expectAccessibleEverywhere } from '../on-page.ts';
import { demoClient, expect, linkIn, test } from '../product.ts';

const [foundations] = firstPackages;
const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
};

/** Opens the checkout of the first package. */
async function buy(page: Page) {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Buy Now' }).and(page.locator('[href*="Foundations"]')).click();
  await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: foundations?.title ?? '' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeVisible();
}

async function typeBuyer(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Ann Lee');
  await page.getByLabel('Email').fill(email);
}

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('ZIP').fill('27604');
}

const payNow = (page: Page) => page.getByRole('button', { name: 'Pay Now' }).click();
const succeeded = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' });
/** The headline follows the address at once. The receipt comes once the API knows of the payment. */
async function expectPaid(page: Page) {
  await expect(succeeded(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download your receipt (PDF)' })).toBeVisible();
}

async function expectReceipt(page: Page, name: string | RegExp) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-OT-\d{6}\.pdf$/);
}

const anAddress = (word: string) => `buyer-${word}@example.com`;

test.describe('buying a package', { tag: '@stand-in' }, () => {
  test('a guest buys a package, registers, books at once and keeps the payment', async ({
    page,
    word,
    admin,
    mailsTo,
  }) => {
    const email = anAddress(word);
    await buy(page);
    await typeBuyer(page, email);
    await page.getByLabel('Company (optional)').fill(`Acme ${word}`);
    await typeCard(page, cards.good);
    await payNow(page);
    await expectPaid(page);
    for (const words of ['Thank you for your purchase!', 'Visa ending in 4242'])
      await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(`$${foundations?.price}`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^We’ll contact you by \w+day, \w+ \d+ at \d+ [AP]M/)).toBeVisible();
    await expectReceipt(page, 'Download your receipt (PDF)');
    const { rows } = await admin.adminPayments.list({ query: { filter: { q: email } } });
    expect(rows.map(({ company }) => company)).toEqual([`Acme ${word}`]);

    // The other way leads to the login, whose other form knows who bought.
    await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ann');
    await page.goBack();
    await expect(page.getByRole('main').locator('a[href^="/auth"], a[href^="/client"]').first()).toHaveText(
      'Create your account to schedule your visit',
    );
    await page.getByRole('link', { name: 'Create your account to schedule your visit' }).click();
    await expect(page.getByText('Create your account to schedule your visit.')).toBeVisible();
    for (const [label, value] of Object.entries({ 'First Name': 'Ann', 'Last Name': 'Lee', Email: email }))
      await expect(page.getByLabel(label)).toHaveValue(value);
    await page.getByLabel('Password', { exact: true }).fill('a fine walnut');
    await page.getByLabel('Confirm Password').fill('a fine walnut');
    await page.getByRole('button', { name: 'Create Account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(foundations?.title ?? '').first()).toBeVisible();
    await page.goto('/client-dashboard?tab=payments');
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    await page.goto(linkIn(await mailsTo(email, 2), 'confirm-email'));
    await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
    await page.goto('/client-dashboard?tab=payments');
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  });

  test('a declined card shows the reason, and another card pays', async ({ page, client: { person } }) => {
    await buy(page);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await typeCard(page, cards.declined);
    await payNow(page);
    for (const words of [
      'Payment Failed',
      'Your card was declined.',
      'Nothing was charged. Check the details',
    ])
      await expect(page.getByText(words).first()).toBeVisible();
    await typeCard(page, cards.good);
    await payNow(page);
    await expectPaid(page);
    await page.goto('/client-dashboard?tab=payments');
    await expect(page.getByText('Paid', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Failed', { exact: true })).toHaveCount(0);
    await expectReceipt(page, /Receipt/);
  });

  test('a link with a wrong price offers the right one', async ({ page }) => {
    await page.goto('/checkout?amount=299&service=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E');
    await expect(page.getByText(/We don’t sell this/)).toBeVisible();
    await page.goto('/checkout?amount=199&service=Foundations+Package');
    await expect(
      page.getByText(/^Failed to initialize payment: The Foundations Package costs \$299/),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Continue at $299' }).click();
    await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeVisible();
    await expect(page.getByLabel('Card number')).toBeVisible();
  });

  test('a purchase open in three tabs is charged once', async ({ page, context, word }) => {
    const [second, third] = [await context.newPage(), await context.newPage()];
    for (const tab of [page, second, third]) {
      await buy(tab);
      await typeBuyer(tab, anAddress(word));
      await typeCard(tab, cards.good);
    }
    await payNow(page);
    await expectPaid(page);

    // As the API answers before Stripe has told it of the payment.
    const buyer = '**/api/payments/buyer';
    await second.route(buyer, (route) => route.fulfill({ json: {} }));
    await Promise.all([second.waitForRequest(buyer), payNow(second)]);
    await expectPaid(second);

    const confirmed: string[] = [];
    third.on('request', (request) => {
      if (request.url().includes('/confirm')) confirmed.push(request.url());
    });
    await payNow(third);
    await expectPaid(third);
    expect(confirmed).toEqual([]);
  });

  test('the checkout shows an error and a retry button without the card provider’s script', async ({
    page,
  }) => {
    await page.route('**/v3.js*', (route) => route.abort());
    await page.goto('/checkout?amount=299&service=Foundations+Package');
    await expect(page.getByText('We couldn’t open the payment form.')).toBeVisible();
    await expect(page.getByText(/If you use an ad blocker/)).toBeVisible();
    await page.unroute('**/v3.js*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
  });

  test('an empty form flags the card together with the buyer', async ({ page }) => {
    await buy(page);
    await expect(page.getByLabel('Card number')).toBeVisible();
    await payNow(page);
    await expect(page.getByText('Please enter your full name.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
    await expect(page.getByText('2 fields need another look')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

test('a client sees their payments with receipts', async ({ page, signIn }) => {
  await signIn(page, demoClient);
  await page.goto('/client-dashboard?tab=payments');
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible();
  for (const word of ['Paid', 'Refunded', 'Failed']) {
    await expect(page.getByText(word, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Receipt/ })).toHaveCount(2);
});
