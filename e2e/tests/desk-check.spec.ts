import { readFile } from 'node:fs/promises';
import { watchErrors } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('a visitor opens the desk check in place, adjusts the desk and saves its picture', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const errors = watchErrors(page);
  await page.goto('/');
  const check = page.locator('#desk-check');
  await check.scrollIntoViewIfNeeded();
  await expect(check.getByRole('img')).toBeVisible();
  await expect(check.getByRole('slider')).toHaveCount(0);
  expect(asked).not.toContain('/services');
  await check.getByRole('link', { name: 'Check your desk' }).click();
  await expect(check.getByRole('group', { name: 'Your desk' })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await expect(check.getByRole('heading', { name: 'The two-minute desk check' })).toHaveCount(1);
  await expect(check.getByRole('slider')).toHaveCount(7);
  await expect(check.getByText('Start with the screen height.').first()).toBeVisible();

  const seat = check.getByRole('slider', { name: 'Seat height' });
  const before = Number(await seat.inputValue());
  const handle = check.locator('[data-handle=seat] .knob');
  await handle.hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle of the seat is not drawn.');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 5 });
  await page.mouse.up();
  expect(Number(await seat.inputValue())).toBeLessThan(before);

  await check.getByRole('button', { name: 'A desk that fits' }).click();
  await expect(check.getByText('All six fit.').first()).toBeVisible();
  await seat.focus();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(seat).toHaveAttribute('aria-valuetext', /knees/);
  await expect(check.getByText('Start with the seat height.').first()).toBeVisible();

  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    check.getByRole('button', { name: 'Save a picture of this desk' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-desk.png');
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(50_000);
  await expect(check.getByText('Saved as my-desk.png.')).toBeVisible();
  expect(posted).toEqual([]);
  expect(errors.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});
