import { expectReadable } from '../on-page.ts';
import { demoClient, expect, test } from '../product.ts';

test('at twice the text size, everything in the portal can be read', async ({ page, signIn }) => {
  await signIn(page, demoClient);
  for (const tab of [
    'overview',
    'appointments',
    'appointments&open=new',
    'assessments',
    'assessments&tool=new',
    'payments',
  ])
    await expectReadable(page, `/client-dashboard?tab=${tab}`);
  await expectReadable(page, '/client-dashboard/account');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard says that it needs script, and whom to call', async ({ page }) => {
    await page.goto('/client-dashboard');
    await expect(page.getByRole('heading', { name: 'Your dashboard needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeHidden();
  });
});
