import { expectAccessible, expectFits } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('the status page shows what works and what needs attention', async ({ asOwner: page }) => {
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Status' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status');
  const parts = page.getByRole('list', { name: 'Parts of your website' }).getByRole('listitem');
  await expect(parts.filter({ hasText: 'Database' })).toContainText('OK');
  for (const name of ['Last backup', 'Test services'])
    await expect(parts.filter({ hasText: name })).toContainText('Needs attention');
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectFits(page);
});
