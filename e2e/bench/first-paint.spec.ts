import type { Page } from '@playwright/test';
import { publicPages } from '../on-page.ts';
import { expect, test } from '../product.ts';

/** When the largest thing on the first screen was painted, and what it is: its words, or its address if it is a picture. */
async function largestPaint(page: Page): Promise<{ time: number; content: string }> {
  return page.evaluate(
    () =>
      new Promise<{ time: number; content: string }>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          const element = last && 'element' in last && last.element instanceof Element ? last.element : null;
          resolve({
            time: last?.startTime ?? 0,
            content: element?.getAttribute('src') ?? element?.textContent?.trim() ?? '',
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
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
        if (round > 0) taken.push((await largestPaint(page)).time);
      }
    }
    const [floorTime = 0, time = 0] = Object.values(times).map(median);
    process.stdout.write(
      `${address}: ${Math.round(time)} ms, floor ${Math.round(floorTime)} ms, ratio ${(time / floorTime).toFixed(2)}\n`,
    );
    expect(time / floorTime).toBeLessThanOrEqual(goal);
  });

  test(`the largest thing on the first screen of ${address} stands in the HTML`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const html = await (await page.request.get(address)).text();
    const { content } = await largestPaint(page);
    expect(content.length).toBeGreaterThan(0);
    const words = content.replace(/\s+/g, ' ').slice(0, 30);
    const isPicture = content.startsWith('/');
    expect(isPicture ? html : html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toContain(words);
  });
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
