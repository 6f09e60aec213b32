import type { Page } from '@playwright/test';
import {
  anAssessment,
  chatAddress,
  detailsAddress,
  listAddress,
  resultsAddress,
  toolAddress,
} from '../assessment-tool.ts';
import { expectLoaded, open, watchErrors } from '../on-page.ts';
import { expect, test } from '../product.ts';

/** What the policy refused, of the pages that are opened and used from now on. */
function watchRefusals(page: Page) {
  const errors = watchErrors(page);
  return () => errors.filter((text) => text.includes('Content Security Policy'));
}

async function expectStrict(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('the site has no inline style declarations', async ({ page, aPost, word }) => {
  const refusals = watchRefusals(page);
  const { slug } = await aPost();
  for (const address of [
    `/blog/${slug}`,
    '/blog/never-written',
    '/nothing-here',
    '/contact/sent',
    '/checkout?amount=299&service=Foundations+Package',
    '/reset-password?token=abc',
    `/resources?q=${word}`,
  ])
    await expectStrict(page, address);
  // The list is fetched.
  await page.getByRole('tab', { name: 'Articles & Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Articles & Blog Posts' })).toBeVisible();

  // The desk check comes with its styles from another page, a toast with the first one.
  await open(page, '/');
  await page.getByRole('link', { name: 'Check your desk' }).click();
  await expect(page.getByRole('group', { name: 'Your desk' })).toBeVisible();
  await expect(page.locator('[data-desk-check]')).toHaveCSS('display', 'grid');
  await open(page, '/forgot-password');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.locator('.toast').first()).toHaveCSS('position', 'relative');
  expect(refusals()).toEqual([]);
});

test('the portal is styled without inline declarations, in every view and dialog', async ({
  page,
  client,
}) => {
  const refusals = watchRefusals(page);
  const [first, second] = [await anAssessment(client.calls), await anAssessment(client.calls)];
  for (const address of [
    '/client-dashboard',
    '/client-dashboard?tab=appointments',
    '/client-dashboard?tab=payments',
    listAddress,
    detailsAddress(first.id),
    `${detailsAddress(first.id)}&section=scores`,
    `${detailsAddress(first.id)}&section=recommendations`,
    `${listAddress}&compare=${first.id}-${second.id}`,
    toolAddress,
    resultsAddress(first.id),
    chatAddress(first.id),
    '/client-dashboard/nothing',
  ]) {
    await expectStrict(page, address);
    await expectLoaded(page);
  }
  await open(page, '/client-dashboard?tab=appointments&open=new');
  await expect(page.getByRole('button', { name: /^First available/ })).toBeVisible();
  await open(page, '/client-dashboard/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(refusals()).toEqual([]);
});
