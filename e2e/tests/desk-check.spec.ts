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

test('a known desk is tried out, and a part is pulled in the drawing', async ({ page }) => {
  await page.goto('/services');
  const check = page.locator('#desk-check');
  await check.scrollIntoViewIfNeeded();
  await check.getByRole('button', { name: 'A laptop on a table' }).click();
  await expect(check.getByText('Start with the screen height.').first()).toBeVisible();
  const seat = check.getByRole('slider', { name: /seat height/i });
  const before = Number(await seat.inputValue());
  const handle = check.locator('[data-handle=seat] .knob');
  await handle.hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle of the seat is not drawn.');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 5 });
  await page.mouse.up();
  expect(Number(await seat.inputValue())).toBeLessThan(before);
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
