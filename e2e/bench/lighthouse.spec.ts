import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { publicPages } from '../on-page.ts';
import { expect, test } from '../product.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const purchase = new URLSearchParams({ amount: '299', service: 'Foundations Package' });

/** Pages with `noindex`, for which Lighthouse lowers the SEO score. */
const unlisted = new Set<string>([
  `/checkout?${purchase}`,
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/checkout',
  '/payment-success',
]);

/** Scores from 0 to 100 on Lighthouse's phone, and how far the page's parts have moved. */
async function scoresOf(url: string, cookie?: string): Promise<Record<string, number>> {
  const { CHROMIUM_PATH } = process.env;
  const chrome = await launch({
    ...(CHROMIUM_PATH ? { chromePath: CHROMIUM_PATH } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categories,
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    });
    // Sent on to another page, e.g. to sign in: its scores would be someone else's.
    expect(new URL(result?.lhr.finalDisplayedUrl ?? '', url).pathname).toBe(new URL(url).pathname);
    const found = Object.entries(result?.lhr.categories ?? {});
    const scores = Object.fromEntries(
      found.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
    const missed = found
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && result?.lhr.audits[id]?.score === 0)
      .map(({ id }) => id);
    const shift = result?.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
    process.stdout.write(
      `${new URL(url).pathname}: ${JSON.stringify(scores)}, shift ${shift.toFixed(4)} ${missed.join()}\n`,
    );
    return { ...scores, shift };
  } finally {
    chrome.kill();
  }
}

for (const address of [...publicPages, '/blog', `/checkout?${purchase}`]) {
  const goal = /^\/(checkout\?|auth)/.test(address) ? 97 : 100;

  test(`Lighthouse gives ${address} ${goal} for performance`, async ({ baseURL, page }) => {
    const post = async () => /\/blog\/[^<]+/.exec(await (await page.request.get('/rss.xml')).text())?.[0];
    // Only the gateway has the stand-in for Stripe.
    const origin = address.startsWith('/checkout?')
      ? `http://localhost:${process.env.GATEWAY_PORT}`
      : baseURL;
    const scores = await scoresOf(`${origin}${address === '/blog' ? await post() : address}`);
    expect.soft(scores.performance, 'performance').toBeGreaterThanOrEqual(goal);
    expect.soft(scores.shift, 'shift').toBeLessThanOrEqual(0.001);
    for (const name of ['accessibility', 'best-practices', ...(unlisted.has(address) ? [] : ['seo'])])
      expect.soft(scores[name], name).toBe(100);
  });
}

test('Lighthouse gives the portal 90 for performance', async ({ asClient: page, baseURL }) => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { performance, shift } = await scoresOf(`${baseURL}/client-dashboard`, cookie);
  expect.soft(performance).toBeGreaterThanOrEqual(90);
  expect.soft(shift).toBeLessThanOrEqual(0.001);
});
