import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';

async function openCheck(page: Page, path: string) {
  await page.goto(path);
  const check = page.locator('#desk-check');
  await check.getByRole('link', { name: 'Check your desk' }).click();
  await expect(check.getByRole('group', { name: 'Your desk' })).toBeVisible();
  return check;
}

test('the poster on the home page opens the desk check in place and loads it only then', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const check = page.locator('#desk-check');
  await check.scrollIntoViewIfNeeded();
  await expect(check.getByRole('img')).toBeVisible();
  await expect(check.getByRole('slider')).toHaveCount(0);
  const before = asked.filter((path) => path.endsWith('.js')).length;
  expect(asked).not.toContain('/services');
  await check.getByRole('link', { name: 'Check your desk' }).click();
  await expect(check.getByRole('group', { name: 'Your desk' })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(before);
  await expect(check.getByRole('heading', { name: 'The two-minute desk check' })).toHaveCount(1);
  await expect(check.getByRole('slider')).toHaveCount(7);
  await check.getByRole('button', { name: 'A desk that fits' }).click();
  await expect(check.getByText('All six fit.').first()).toBeVisible();
});

test('a desk check that cannot be loaded can be opened again', async ({ page }) => {
  await page.goto('/');
  const check = page.locator('#desk-check');
  await page.route('**/services', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
  await check.getByRole('link', { name: 'Check your desk' }).click();
  await expect(check.getByRole('status')).toContainText('Please check your connection');
  await page.unroute('**/services');
  await check.getByRole('img').click();
  await expect(check.getByRole('group', { name: 'Your desk' })).toBeFocused();
});

test('a visitor adjusts the desk and reads what to change first', async ({ page }) => {
  const check = await openCheck(page, '/services');
  await check.getByRole('button', { name: 'A desk that fits' }).click();
  await expect(check.getByText('All six fit.').first()).toBeVisible();
  const seat = check.getByRole('slider', { name: 'Seat height' });
  await expect(seat).toHaveAttribute('aria-valuetext', /knees/);
  await seat.focus();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(check.getByText('Start with the seat height.').first()).toBeVisible();
  await expect(check.getByText(/too low/i).first()).toBeVisible();
});

test('a part of the desk can be dragged in the drawing', async ({ page }) => {
  const check = await openCheck(page, '/services');
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
});

test('a visitor saves a picture of the desk, which is made in the browser', async ({ page }) => {
  const check = await openCheck(page, '/');
  await check.getByRole('checkbox', { name: /My wrists bend/ }).check();
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    check.getByRole('button', { name: 'Save a picture of this desk' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-desk.png');
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(1080);
  expect(picture.readUInt32BE(20)).toBeGreaterThan(1400);
  expect(picture.length).toBeGreaterThan(50_000);
  await expect(check.getByText('Saved as my-desk.png.')).toBeVisible();
  expect(posted).toEqual([]);
});

test('a visitor shares the picture of the desk where the browser can', async ({ page }) => {
  await page.addInitScript(() => {
    const share = ({ files = [] }: ShareData) => {
      document.body.dataset.shared = files.map(({ name, type }) => `${name} ${type}`).join();
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  const check = await openCheck(page, '/');
  await check.getByRole('button', { name: 'Share the picture' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', 'my-desk.png image/png');
});
