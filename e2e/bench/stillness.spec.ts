import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { publicPages } from '../on-page.ts';
import { demoClient, expect, test } from '../product.ts';
import { startSlowLine } from './slow-line.ts';

const largestShift = 0.001;
const largestShiftOfFonts = 0.03;

/** How far what is visible has moved without the visitor's doing since the page began. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        window.setTimeout(() => resolve(shift), 300);
      }),
  );
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 375 ? 740 : 900 } });

    for (const address of publicPages) {
      test(`nothing moves while ${address} is being loaded`, async ({ page }) => {
        await page.goto(address, { waitUntil: 'networkidle' });
        expect(await layoutShift(page)).toBeLessThan(largestShift);
      });
    }

    test('nothing moves while a client’s own pages are being loaded', async ({ page, signIn }) => {
      await signIn(page, demoClient);
      for (const tab of ['overview', 'appointments', 'assessments', 'payments']) {
        await page.goto(`/client-dashboard?tab=${tab}`, { waitUntil: 'networkidle' });
        expect.soft(await layoutShift(page), tab).toBeLessThan(largestShift);
      }
    });

    // Where one word of a text fits in one of the fonts only, a line breaks elsewhere.
    test('fonts that come late move next to nothing', async ({ page }) => {
      const fonts = '**/*.woff2';
      await page.route(fonts, async (route) => {
        await setTimeout(1_000);
        await route.continue();
      });
      for (const address of ['/', '/mnri', '/contact', '/resources', '/checkout']) {
        await Promise.all([page.waitForRequest(fonts), page.goto(address, { waitUntil: 'networkidle' })]);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await layoutShift(page), address).toBeLessThan(largestShiftOfFonts);
      }
    });

    test('a page that comes in pieces moves nothing', async ({ page, baseURL }) => {
      const line = await startSlowLine(baseURL ?? '');
      for (const address of [...publicPages, '/not-there']) {
        await page.goto(`${line.origin}${address}`);
        expect.soft(await layoutShift(page), address).toBeLessThan(largestShift);
      }
      line.close();
    });
  });
}
