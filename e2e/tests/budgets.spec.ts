import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, publicPages, test } from '../product.ts';

const kilobyte = 1024;

const pageBudget = 5;
/** After the first touch. React is 59 of it, react-hook-form 11. */
const formBudget = 85;

/** Counts what is sent of script, or of everything, from now on. */
function countSent(page: Page, what: 'script' | 'everything') {
  const sized: Promise<number>[] = [];
  const count = (response: Response) => {
    if (what === 'script' && response.request().resourceType() !== 'script') return;
    sized.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  };
  page.on('response', count);
  return async () => {
    page.off('response', count);
    return (await Promise.all(sized)).reduce((sum, size) => sum + size, 0);
  };
}

async function inlineScript(page: Page): Promise<number> {
  const texts = await page
    .locator('script:not([src]):not([type="application/ld+json"]):not([type="speculationrules"])')
    .allTextContents();
  return brotliCompressSync(texts.join('\n')).length;
}

/** How far what is in sight has moved without the visitor's doing since the page began. */
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

for (const address of publicPages) {
  test(`${address} loads nothing from elsewhere, sets no cookie, breaks no policy, and begins with little script`, async ({
    page,
    context,
    baseURL,
  }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
        faults.push(`asks ${request.url()}`);
    });
    const sent = countSent(page, 'script');
    await page.goto(address, { waitUntil: 'networkidle' });
    const script = (await sent()) + (await inlineScript(page));
    expect(script).toBeLessThan(pageBudget * kilobyte);
    expect(faults).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  // What /checkout says depends on its address, which only script reads.
  if (address === '/checkout') continue;

  test(`the largest thing on the first screen of ${address} stands in the HTML, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(address, { waitUntil: 'networkidle' });
    const html = await (await page.request.get(address)).text();
    const text = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            const element =
              last && 'element' in last && last.element instanceof Element ? last.element : null;
            resolve(element?.getAttribute('src') ?? element?.textContent?.trim() ?? '');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(text.length).toBeGreaterThan(0);
    const words = text.replace(/\s+/g, ' ').slice(0, 30);
    const isPicture = text.startsWith('/');
    expect(isPicture ? html : html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toContain(words);
    expect(await layoutShift(page)).toBe(0);
  });
}

test('the home page, all of it, weighs less than 130 KB', async ({ page }) => {
  const sent = countSent(page, 'everything');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('img', { name: /^Drawing of/ })).toHaveJSProperty('complete', true);
  const total = await sent();
  expect(total).toBeGreaterThan(30 * kilobyte);
  expect(total).toBeLessThan(130 * kilobyte);
});

test('fonts that come late move no line', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(1_000);
    await route.continue();
  });
  for (const address of ['/', '/mnri', '/contact', '/resources', '/checkout']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page), address).toBe(0);
  }
});

/** The product behind a line so slow that a page comes in pieces. */
async function slowLine(origin: string) {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await fetch(`${origin}${incoming.url}`, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    outgoing.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    // The head with its styles at once: what is painted begins behind it.
    const head = type.startsWith('text/html') ? body.indexOf('<body') : body.length;
    outgoing.write(body.subarray(0, head));
    const piece = Math.ceil((body.length - head) / 20);
    for (let start = head; start < body.length; start += piece) {
      await setTimeout(60);
      outgoing.write(body.subarray(start, start + piece));
    }
    outgoing.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`,
    close: () => server.close().closeAllConnections(),
  };
}

for (const width of [375, 1440]) {
  test(`a page that comes in pieces moves nothing at ${width} px`, async ({ page, baseURL }) => {
    test.slow();
    const line = await slowLine(baseURL ?? '');
    await page.setViewportSize({ width, height: width === 375 ? 740 : 900 });
    for (const address of [...publicPages, '/not-there']) {
      await page.goto(`${line.origin}${address}`);
      expect(await layoutShift(page), address).toBe(0);
    }
    line.close();
  });
}

for (const address of ['/contact', '/auth', '/forgot-password', '/reset-password']) {
  test(`the form of ${address} comes to life with what its budget allows`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const sent = countSent(page, 'script');
    await page.locator('astro-island[ssr] input:visible').first().focus();
    await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
    expect(await sent()).toBeLessThan(formBudget * kilobyte);
  });
}
