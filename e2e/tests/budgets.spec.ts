import type { Page, Response } from '@playwright/test';
import { publicPages, watchErrors } from '../on-page.ts';
import { expect, test } from '../product.ts';

const kilobyte = 1024;

/** After the first touch. React is 59 of it, react-hook-form 11. */
const formBudget = 85;

function countSent(page: Page, what: 'script' | 'everything') {
  const sizes: Promise<number>[] = [];
  const count = (response: Response) => {
    const request = response.request();
    if (what === 'script' && request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  page.on('response', count);
  return async () => {
    page.off('response', count);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}

for (const address of publicPages) {
  test(`${address} is self-contained, sets no cookie and breaks no policy`, async ({
    page,
    context,
    baseURL,
  }) => {
    const errors = watchErrors(page);
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
        errors.push(`requests ${request.url()}`);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(errors).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test('the whole home page weighs less than 130 KB', async ({ page }) => {
  const sent = countSent(page, 'everything');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('img', { name: /^Drawing of/ })).toHaveJSProperty('complete', true);
  const total = await sent();
  expect(total).toBeGreaterThan(30 * kilobyte);
  expect(total).toBeLessThan(130 * kilobyte);
});

for (const address of ['/contact', '/auth', '/forgot-password', '/reset-password']) {
  test(`the form of ${address} becomes interactive within its script budget`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const sent = countSent(page, 'script');
    await page.locator('astro-island[ssr] input:visible').first().focus();
    await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
    expect(await sent()).toBeLessThan(formBudget * kilobyte);
  });
}

/** All script of the first screen, and of the screens that it fetches ahead. */
const fronts = [
  { address: '/client-dashboard', greeting: 'Hello, Anna', budget: 130 },
  { address: '/admin', greeting: 'Welcome, Anna', budget: 340 },
];

for (const { address, greeting, budget } of fronts) {
  test(`${address} asks once who is signed in and stays within its script budget`, async ({
    asOwner: page,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user')) asked += 1;
    });
    const sent = countSent(page, 'script');
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    expect(asked).toBe(1);
    expect(await sent()).toBeLessThan(budget * kilobyte);
  });
}

test('the booking form stays within its script budget and breaks no policy', async ({ asClient: page }) => {
  const errors = watchErrors(page);
  await page.goto('/client-dashboard?tab=appointments', { waitUntil: 'networkidle' });
  const sent = countSent(page, 'script');
  await page.getByRole('button', { name: 'New Appointment' }).click();
  await expect(page.getByRole('button', { name: /^First available/ })).toBeVisible();
  expect(await sent()).toBeLessThan(50 * kilobyte);
  expect(errors).toEqual([]);
});
