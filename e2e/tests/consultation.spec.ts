import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { firstPackages } from '@practice/contract/packages';
import { expectAccessibleEverywhere, expectFailure } from '../on-page.ts';
import { expect, test } from '../product.ts';

interface Request {
  fullName: string;
  email: string;
  message: string;
}

function newRequest(): Request {
  const id = randomUUID().slice(0, 8);
  return { fullName: `Ann Lee ${id}`, email: `ann-${id}@example.com`, message: `My shoulder hurts, ${id}.` };
}

async function fillIn(page: Page, { fullName, email, message }: Request) {
  await page.getByLabel(/Full Name/).fill(fullName);
  await page.getByLabel(/Company Name/).fill('Acme');
  await page.getByLabel(/Email Address/).fill(email);
  await page.getByLabel(/Service of Interest/).selectOption({ label: 'MNRI Family Programs' });
  await page.getByLabel(/Additional Information/).fill(message);
}

function sendButton(page: Page) {
  return page.locator('form').getByRole('button', { name: /request|submit|send/i });
}

test('a visitor requests a consultation, and the owner answers', async ({ page, owner, signIn }) => {
  const request = newRequest();
  await page.goto('/');
  await page.getByRole('link', { name: 'Schedule a Free Consultation' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule a Free Consultation' })).toBeVisible();
  await fillIn(page, request);
  await sendButton(page).click();
  await expect(page.getByText('Consultation Request Submitted')).toBeVisible();
  await expect(
    page.getByText("Thank you! We'll contact you within 24 hours to schedule your consultation."),
  ).toBeVisible();
  await expect(page.getByLabel(/Full Name/)).toHaveValue('');
  const sent = page.getByRole('region', { name: 'Thanks, Ann. You’ll hear from us within 24 hours.' });
  await expect(sent).toContainText(request.email);
  await expect(sent).toContainText('We just emailed you a confirmation');
  await expect(sent.getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(page.getByLabel(/Full Name/)).toBeFocused();
  await expect(sent).toBeHidden();

  await signIn(page, owner);
  await page.goto('/admin');
  await expect(page.getByText(request.fullName).first()).toBeVisible();
  await page.getByRole('link', { name: 'Consultation Requests' }).first().click();
  const row = page.getByRole('row', { name: new RegExp(request.fullName) });
  await expect(row).toContainText('MNRI Family Programs');
  await row.getByText('View Details').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(request.message);
  await expect(dialog.getByRole('link', { name: request.email })).toHaveAttribute(
    'href',
    `mailto:${request.email}`,
  );
  await dialog.getByText('Contacted', { exact: true }).click();
  await expect(dialog.getByText(/answered/i)).toBeVisible();
  await dialog.getByLabel('Add a note').fill('Called her, Tuesday works.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByText('Called her, Tuesday works.').last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Contacted');
});

test('“Learn More” asks for its package, and the form is filled in for a signed-in client', async ({
  page,
  client: { person },
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).first().click();
  await expect(page.getByLabel(/Service of Interest/).locator('option:checked')).toContainText(
    firstPackages[0]?.title ?? '',
  );
  await expect(page.getByLabel(/Full Name/)).toHaveValue(`${person.firstName} ${person.lastName}`);
  await expect(page.getByLabel(/Email Address/)).toHaveValue(person.email);
  await page.getByLabel(/Company Name/).fill('Acme');
  await sendButton(page).click();
  await expect(page.getByText(`Thanks, ${person.firstName}.`)).toBeVisible();
});

test('an empty request focuses the first of its wrong fields', async ({ page }) => {
  await page.goto('/contact');
  await sendButton(page).click();
  await expect(page.getByLabel(/Full Name/)).toBeFocused();
  for (const message of [
    'Full name must be at least 2 characters.',
    'Company name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Please select a service package.',
  ])
    await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.getByLabel(/Full Name/)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleEverywhere(page);
});

test('a request survives errors and a reload, and is made once', async ({ page, mailsTo }) => {
  const request = newRequest();
  await page.goto('/contact');
  await fillIn(page, request);
  await page.route('**/api/consultation-requests', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'We are very busy right now.' } }),
  );
  await sendButton(page).click();
  await expectFailure(page, [
    'Error',
    'There was a problem submitting your request: We are very busy right now.',
  ]);
  await page.reload();
  await expect(page.getByLabel(/Full Name/)).toHaveValue(request.fullName);
  await expect(page.getByLabel(/Additional Information/)).toHaveValue(request.message);

  // The server keeps the request, and its answer is lost on the way.
  await page.unroute('**/api/consultation-requests');
  await page.route(
    '**/api/consultation-requests',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(
    page
      .locator('form')
      .getByText(/There was a problem submitting your request: We couldn’t reach the server/),
  ).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('Consultation Request Submitted')).toBeVisible();
  expect(await mailsTo(request.email)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an invalid request keeps what was typed', async ({ page, mailsTo }) => {
    const request = newRequest();
    await page.goto('/contact');
    await fillIn(page, { ...request, fullName: 'A', email: 'ann at home' });
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page).toHaveTitle(/^Not sent yet: Contact Us/);
    await expect(page.getByText('Full name must be at least 2 characters.')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByText('2 fields need another look: Full Name, Email Address.')).toBeVisible();
    await expect(page.getByLabel(/Full Name/)).toBeFocused();
    await expect(page.getByLabel(/Full Name/)).toHaveAccessibleDescription(/at least 2 characters/);
    await expect(page.getByLabel(/Email Address/)).toHaveValue('ann at home');
    await expect(page.getByLabel(/Additional Information/)).toHaveValue(request.message);
    await expect(page.getByLabel(/Service of Interest/)).toHaveValue('mnri-family');
    await page.getByRole('link', { name: 'Email Address' }).click();
    await page.getByLabel(/Email Address/).fill(request.email);
    await page.getByLabel(/Full Name/).fill(request.fullName);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    expect(await mailsTo(request.email)).toHaveLength(1);
  });

  test('markup typed into the form is shown again as text', async ({ page }) => {
    const nasty = '"><script>document.title="taken"</script><img src=x onerror=alert(1)>';
    await page.goto('/contact');
    await fillIn(page, { fullName: nasty, email: nasty, message: `</textarea>${nasty}` });
    await sendButton(page).click();
    await expect(page.getByLabel(/Full Name/)).toHaveValue(nasty);
    await expect(page.getByLabel(/Additional Information/)).toHaveValue(`</textarea>${nasty}`);
    await expect(page.locator('form img')).toHaveCount(0);
  });
});
