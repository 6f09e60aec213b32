import { expect, test } from '../product.ts';

test('a visitor sets a desk and reads what to change first', async ({ page }) => {
  await page.goto('/services');
  await page.locator('#desk-check').scrollIntoViewIfNeeded();
  const check = page.locator('#desk-check');
  const seat = check.getByRole('slider', { name: /seat/i }).first();
  await seat.hover();
  await expect(seat).toHaveAttribute('aria-valuetext', /knees/);
  const before = await seat.getAttribute('aria-valuetext');
  await seat.focus();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(seat).not.toHaveAttribute('aria-valuetext', before ?? '');
  await expect(check.getByText(/too low/i).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the desk check reads as what a fitting desk looks like', async ({ page }) => {
    await page.goto('/services');
    const check = page.locator('#desk-check');
    await expect(check.getByRole('slider')).toHaveCount(0);
    await expect(check.getByRole('listitem').first()).toBeVisible();
  });
});
