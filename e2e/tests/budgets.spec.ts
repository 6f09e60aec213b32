import type { Page, Response } from '@playwright/test';
import { expectLoaded, open, watchErrors } from '../on-page.ts';
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

test('the whole home page weighs less than 130 KB', async ({ page }) => {
  const sent = countSent(page, 'everything');
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Drawing of/ })).toHaveJSProperty('complete', true);
  const total = await sent();
  expect(total).toBeGreaterThan(30 * kilobyte);
  expect(total).toBeLessThan(130 * kilobyte);
});

for (const address of ['/contact', '/auth', '/forgot-password', '/reset-password']) {
  test(`the form of ${address} becomes interactive within its script budget`, async ({ page }) => {
    await open(page, address);
    const sent = countSent(page, 'script');
    await page.locator('astro-island[ssr] input:visible').first().focus();
    await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
    expect(await sent()).toBeLessThan(formBudget * kilobyte);
  });
}

/** All script of the first screen. */
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
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    await expectLoaded(page);
    expect(asked).toBe(1);
    expect(await sent()).toBeLessThan(budget * kilobyte);
  });
}

test('the booking form stays within its script budget and breaks no policy', async ({ asClient: page }) => {
  const errors = watchErrors(page);
  await page.goto('/client-dashboard?tab=appointments');
  await expect(page.getByRole('heading', { name: 'Your Appointments' })).toBeVisible();
  await expectLoaded(page);
  const sent = countSent(page, 'script');
  await page.getByRole('button', { name: 'New Appointment' }).click();
  await expect(page.getByRole('button', { name: /^First available/ })).toBeVisible();
  expect(await sent()).toBeLessThan(50 * kilobyte);
  expect(errors).toEqual([]);
});
