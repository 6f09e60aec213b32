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
