import type { Page } from '@playwright/test';
import { publicPages } from '../on-page.ts';
import { expect, test } from '../product.ts';

/** When the largest thing on the first screen was painted. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/** Two addresses: of the page, and of the same page without script. Both are answered from memory. */
async function serveBoth(page: Page, address: string): Promise<[page: string, floor: string]> {
  const html = await (await page.request.get(address)).text();
  const plain = html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  for (const [name, body] of Object.entries({ page: html, floor: plain }))
    await page.route(`**/${name}-of-bench`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  return ['/page-of-bench', '/floor-of-bench'];
}

const rounds = 5;

test.use({ viewport: { width: 375, height: 740 } });

for (const address of publicPages) {
  const goal = ['/checkout', '/auth'].includes(address) ? 2.2 : 1.5;

  test(`the largest thing of ${address} is painted within ${goal} times that of its floor page`, async ({
    page,
  }) => {
    const [whole, floor] = await serveBoth(page, address);
    const times: Record<string, number[]> = { [floor]: [], [whole]: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const [one, taken] of Object.entries(times)) {
        await page.goto(one, { waitUntil: 'networkidle' });
        if (round > 0) taken.push(await largestPaint(page));
      }
    }
    const [floorTime = 0, time = 0] = Object.values(times).map(median);
    process.stdout.write(
      `${address}: ${Math.round(time)} ms, floor ${Math.round(floorTime)} ms, ratio ${(time / floorTime).toFixed(2)}\n`,
    );
    expect(time / floorTime).toBeLessThanOrEqual(goal);
  });
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
