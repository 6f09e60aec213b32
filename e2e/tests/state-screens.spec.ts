import type { Page } from '@playwright/test';
import { messages } from '@practice/contract/messages';
import { practice } from '@practice/contract/practice';
import { expectAccessible } from '../on-page.ts';
import { expect, test } from '../product.ts';

/** Expects a screen that shows one state, with its own title, a way on, and no axe violations. */
async function expectState(page: Page, [heading, title, way]: readonly [string, string, string]) {
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} - ${practice.name}`);
  const ways = page.getByRole('main');
  await expect(
    ways.getByRole('link', { name: way, exact: true }).or(ways.getByRole('button', { name: way })),
  ).toBeVisible();
  await expect(page.locator('main img[src^="/drawings/"]').filter({ visible: true })).toHaveJSProperty(
    'complete',
    true,
  );
  await expectAccessible(page);
}

const focusedHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();

test('a checkout without a package links to the packages', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading')).toHaveText(['Payment Error']);
  await expectState(page, ['Payment Error', 'Payment Error', 'See the packages']);
  await expect(page.getByRole('link', { name: practice.phone }).first()).toBeVisible();
  await page.getByRole('link', { name: 'See the packages' }).click();
  await expect(page).toHaveURL('/services');
});

for (const [what, address, heading, call, text] of [
  [
    'a payment form',
    '/checkout?amount=299&service=Foundations+Package',
    'Payment Error',
    '**/api/create-payment-intent',
    'Failed to initialize payment: We couldn’t reach the server',
  ],
  [
    'a dashboard',
    '/client-dashboard',
    'Your dashboard couldn’t be opened',
    '**/api/user',
    'We couldn’t reach the server',
  ],
] as const)
  test(`${what} that fails to open can be retried`, async ({ asClient: page }) => {
    await page.route(call, (route) => route.abort());
    await page.goto(address);
    await focusedHeading(page, heading);
    await expectState(page, [heading, heading, 'Try again']);
    await expect(page.getByText(text).first()).toBeVisible();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeHidden();
  });

const secret = 'pi_1_secret_1';
const afterPaying = `/payment-success?payment_intent=pi_1&payment_intent_client_secret=${secret}`;
const receipt = {
  href: '/api/payments/1/guest-receipt.pdf',
  contactBy: '2026-11-23T15:00:00.000Z',
  cardBrand: 'visa',
  cardLast4: '4242',
  number: 'OT-000001',
  serviceType: 'Foundations Package',
  amount: 299,
  paymentDate: '2026-11-20T15:00:00.000Z',
  email: 'ann@example.com',
};

test('each state of a payment says what to do next', async ({ page }) => {
  for (const [status, heading, way] of [
    ['succeeded', 'Payment Successful!', 'Continue to Dashboard'],
    ['partially_refunded', 'Payment Successful!', 'Continue to Dashboard'],
    ['refunded', 'Payment Refunded', 'Continue to Dashboard'],
    ['processing', 'Payment Processing', 'Return Home'],
    ['failed', 'Payment Failed', 'Try Again'],
  ] as const)
    await test.step(status, async () => {
      const isPaid = status !== 'processing' && status !== 'failed';
      await page.route('**/api/payments/outcome', (route) =>
        route.fulfill({ json: { status, receipt: isPaid ? receipt : null } }),
      );
      await page.goto(afterPaying);
      await expectState(page, [heading, heading.replace('!', ''), way]);
      if (!/success/i.test(heading)) await focusedHeading(page, heading);
      await expect(page.getByText('We’ve refunded part of this payment since.')).toHaveCount(
        status === 'partially_refunded' ? 1 : 0,
      );
      if (isPaid) await expect(page.getByText('OT-000001')).toBeVisible();
      if (status === 'succeeded') {
        await expect(page.getByText('email confirmation')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
      }
      if (status === 'failed')
        await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
    });
});

test('the page after paying says when no payment is found, and does not thank', async ({ page }) => {
  await page.goto('/payment-success');
  await expect(page.getByRole('heading')).toHaveText(['Payment Failed']);
  await expectState(page, ['Payment Failed', 'Payment Failed', 'Try Again']);
  await expect(page.getByText('We couldn’t find a payment for this link.')).toBeVisible();
  await expect(page.getByText('charged')).toBeHidden();
  await page.goto(afterPaying);
  await expect(page.getByRole('status')).toContainText('No such payment is recorded yet');
  await expectState(page, ['Payment Successful!', 'Payment Successful', 'Continue to Dashboard']);
  await expect(page.getByText('Thank you')).toBeHidden();
});

test('the page after paying keeps trying while the API is down', async ({ page }) => {
  await page.route('**/api/payments/outcome', (route) => route.abort());
  await page.goto(afterPaying);
  await expect(page.getByText('We can’t reach our records right now.')).toBeVisible();
  await page.unroute('**/api/payments/outcome');
  await expect(page.getByText('We can’t reach our records right now.')).toBeHidden();
});

test('an invalid reset link shows its error on the page', async ({ page }) => {
  await page.goto('/reset-password?token=made-up');
  await expect(page).toHaveTitle(`Set a New Password - ${practice.name}`);
  await page.getByLabel('New Password', { exact: true }).fill('a fine walnut');
  await page.getByLabel('Confirm Password', { exact: true }).fill('a fine walnut');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await focusedHeading(page, 'Invalid Reset Link');
  await expect(page.getByText('Password reset failed')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(messages.auth.resetTokenInvalid)).toBeVisible();
  await expectState(page, ['Invalid Reset Link', 'Invalid Reset Link', 'Request New Reset Link']);
  await page.getByLabel('Reset Token').fill('another');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set new password' })).toBeVisible();
  await expect(page).toHaveTitle(`Set a New Password - ${practice.name}`);
});

test('the titles of the reset and confirmation pages say when the link is incomplete', async ({ page }) => {
  await page.goto('/reset-password');
  await expectState(page, ['Invalid Reset Link', 'Invalid Reset Link', 'Request New Reset Link']);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Reset token is required')).toBeVisible();
  await page.goto('/confirm-email');
  await expectState(page, ['This link is incomplete', 'This Link Is Incomplete', 'Go to your dashboard']);
});

test('a failed confirmation can be retried, and an expired link leads to the dashboard', async ({ page }) => {
  await page.goto('/confirm-email?token=made-up');
  await page.route('**/api/confirm-email', (route) => route.abort());
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server');
  await page.unroute('**/api/confirm-email');
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  const heading = 'This link doesn’t work anymore';
  await focusedHeading(page, heading);
  await expectState(page, [heading, heading, 'Go to your dashboard']);
  await expect(page.getByRole('button', { name: 'Yes, it’s mine' })).toBeHidden();
});

test('a client in the back office is led to their dashboard', async ({ page, client: { person } }) => {
  await page.goto('/admin');
  await focusedHeading(page, 'Access Denied');
  await expectState(page, ['Access Denied', 'Access Denied', 'Return to Home']);
  await expect(page.getByText('You do not have permission to access this area.')).toBeVisible();
  await expect(page.getByText(`You’re logged in as ${person.email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open your dashboard' }).click();
  await expect(page).toHaveURL('/client-dashboard');
});

test('a back office that fails to open can be retried', async ({ asOwner: page }) => {
  await page.route('**/api/user', (route) => route.abort());
  await page.goto('/admin');
  const heading = 'The back office couldn’t open';
  await focusedHeading(page, heading);
  await expectState(page, [heading, heading, 'Try again']);
  await page.unroute('**/api/user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'View Requests' })).toBeVisible();
});

test('what the back office does not know shows a way back', async ({ asOwner: page }) => {
  await page.goto('/admin/nope');
  await expectState(page, ['404 Page Not Found', '404 Page Not Found', 'Go to the dashboard']);
  await page.goto('/admin/blog-posts/edit/999999');
  await expectState(page, ['Blog Post Not Found', 'Blog Post Not Found', 'Back to all posts']);
  await expect(page.getByText("The blog post you're trying to edit couldn't be found.")).toBeVisible();
  await page.goto('/admin/resources/edit/999999');
  await expectState(page, ['Resource Not Found', 'Resource Not Found', 'Back to all resources']);
  const missing =
    "The resource you're looking for could not be found or you don't have permission to view it.";
  await expect(page.getByText(missing)).toBeVisible();
  await page.goto('/admin/assessments/2000000000');
  await expect(page.getByRole('heading', { name: 'Assessment Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to all assessments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assessments' })).toBeVisible();
});

test('an unknown address in the dashboard shows a way back', async ({ asClient: page }) => {
  await page.goto('/client-dashboard');
  await expect(page.getByText('No upcoming appointments scheduled')).toBeVisible();
  await page.evaluate(() => {
    window.history.pushState(null, '', '/client-dashboard/nope');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await focusedHeading(page, '404 Page Not Found');
  await expectState(page, ['404 Page Not Found', '404 Page Not Found', 'Go to your dashboard']);
});

test('a dashboard that fails to render shows an error', async ({ asClient: page }) => {
  await page.route('**/api/client/appointments*', (route) => route.fulfill({ json: { not: 'a list' } }));
  await page.goto('/client-dashboard');
  await focusedHeading(page, 'Something went wrong');
  await expectState(page, ['Something went wrong', 'Something went wrong', 'Try again']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the payment pages say what they need and show no loading message', async ({ page }) => {
    await page.goto('/checkout?amount=299&service=Foundations+Package');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paying by card needs JavaScript');
    await expect(page.getByText('Opening the payment form…')).toBeHidden();
    await page.goto('/payment-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your receipt comes by email');
    await expect(page.getByText('Looking up your payment…')).toBeHidden();
  });
});
