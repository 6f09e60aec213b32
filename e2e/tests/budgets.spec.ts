import { expect, test } from '../product.ts';

const kilobyte = 1024;

/** Of pages with a form; all others have 5. */
const budgets: Readonly<Record<string, number>> = {
  '/contact': 60,
  '/auth': 60,
  '/forgot-password': 60,
  // Only script sees the token in its address, so React comes at once: 59 of these are its own.
  '/reset-password': 70,
};

test('pages load nothing from elsewhere, break no policy of theirs, and little script', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      faults.push(request.url());
  });
  for (const address of [
    '/',
    '/about',
    '/services',
    '/mnri',
    '/resources',
    '/contact',
    '/faq',
    '/privacy',
    '/terms',
    '/accessibility',
    '/auth',
    '/forgot-password',
    '/reset-password',
  ]) {
    let bytes = 0;
    const sized: Promise<void>[] = [];
    const count = (response: import('@playwright/test').Response) => {
      if (response.request().resourceType() !== 'script') return;
      sized.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => {
            bytes += responseBodySize;
          }),
      );
    };
    page.on('response', count);
    await page.goto(address, { waitUntil: 'networkidle' });
    await Promise.all(sized);
    page.off('response', count);
    const inline = await page
      .locator('script:not([src]):not([type="application/ld+json"]):not([type="speculationrules"])')
      .allTextContents();
    const script = bytes + inline.join('').length;
    const budget = budgets[address] ?? 5;
    expect(script, `${address} sends ${script} bytes of script`).toBeLessThan(budget * kilobyte);
  }
  expect(faults).toEqual([]);
});

test('the largest thing on the first screen stands in the HTML, and nothing moves', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const html = await (await page.request.get('/')).text();
  const { text, shift } = await page.evaluate(
    () =>
      new Promise<{ text: string; shift: number }>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          setTimeout(() => resolve({ text: last?.element?.textContent?.trim() ?? '', shift }), 300);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(text.length).toBeGreaterThan(0);
  expect(html.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' ').slice(0, 30));
  expect(shift).toBeLessThan(0.001);
});
