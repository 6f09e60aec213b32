import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

export const publicPages = [
  ...['/', '/about', '/services', '/mnri', '/resources', '/contact'],
  ...['/faq', '/privacy', '/terms', '/accessibility', '/good-faith-estimate', '/auth'],
  ...['/forgot-password', '/reset-password', '/confirm-email', '/checkout', '/payment-success'],
];

export function field(within: Page | Locator, name: string): Locator {
  return within.getByLabel(name, { exact: true });
}

export async function fillIn(within: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(within, label).fill(value);
}

/** Chooses an option of a select of the back office. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).click();
  // react-admin calls the option for nothing "Clear".
  await page
    .getByRole('option')
    .getByText(option, { exact: true })
    .or(page.getByRole('option', { name: option, exact: true }))
    .first()
    .click();
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password', { exact: true }).first().fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Sets a password by the form that an emailed link has opened, and logs in. */
export async function setPassword(page: Page, email: string, password: string, home = '/') {
  await field(page, 'New Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, { email, password });
  await expect(page).toHaveURL(home);
}

/** Searches a list of the back office, which waits for a pause in typing and then draws itself anew. */
export async function search(page: Page, words: string) {
  await field(page, 'Search').fill(words);
  await expect(page).toHaveURL(/filter=/);
}

/** Opens a page and waits until it is drawn: the steps of paying are drawn by script. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

// Frames report to the page that holds them, whatever their origin.
const axeScript = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`;

export async function expectAccessible(page: Page): Promise<void> {
  await expectStill(page);
  let violations: AxeResults['violations'] = [];
  // A frame may be replaced at any moment, and then does not answer.
  await expect(async () => {
    // Half a megabyte, so each document gets it once.
    for (const frame of page.frames())
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
    ({ violations } = await page.evaluate(() =>
      window.axe.run({ resultTypes: ['violations'], frameWaitTime: 10_000 }),
    ));
  }).toPass();
  const places = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(places).toEqual([]);
  await expectFits(page);
}

/** Waits until what appears has faded in, because its text has too little contrast until then. */
async function expectStill(page: Page): Promise<void> {
  const fading = () =>
    page.evaluate(() => {
      // A spinner never ends, and what follows the scroll position has another timeline.
      const ends = ({ timeline, effect }: Animation) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      return document.getAnimations().filter((each) => each.playState === 'running' && ends(each)).length;
    });
  await expect.poll(fading, 'animations that are running').toBe(0);
}

/** Expects the same at phone and desktop width, and no overflow at 320 px. The page keeps its size. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const own = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  // The office’s menu closes itself where the window becomes narrow.
  await expect(page.locator('[aria-label="Close menu"]')).toHaveCount(0);
  const covered = 'body:not(:has([role=dialog], [role=alertdialog])) > #root[aria-hidden=true]';
  await expect(page.locator(covered)).toHaveCount(0);
  await expectFits(page);
  for (const size of [
    { width: 375, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  if (own) await page.setViewportSize(own);
}

/** Waits until nothing on the page says that it is loading. `networkidle` never comes on some pages with a frame. */
export const expectLoaded = (page: Page) =>
  expect(page.locator(loading).filter({ visible: true })).toHaveCount(0);

const loading =
  '.MuiSkeleton-root, [role=progressbar]:not([aria-valuenow]), [aria-busy=true], [role=status][aria-label$="…"]';

/** Expects a failure toast. Title and text are checked together because it closes after five seconds. */
export async function expectFailure(
  page: Page,
  [title, text]: readonly [string, string],
  options: { timeout?: number } = {},
): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: title })).toContainText(text, options);
}

export async function expectFits(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  await expect.poll(overflow, 'pixels wider than the screen').toBe(0);
}

/** Expects that all text can be read on a narrow phone, and at twice the text size also on a tablet. */
export async function expectReadable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectLoaded(page);
  for (const [percent, width] of [
    [100, 320],
    [200, 320],
    [200, 768],
  ] as const) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      `${percent}%`,
    );
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
    await expect.poll(() => unreadableText(page), `${address} at ${width} px and ${percent} %`).toEqual([]);
  }
}

/** What people cannot read: text beyond the edge of the screen or of its own box, and text over other text. */
function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { element: Element; rect: DOMRect }[] = [];
    const errors = new Set<string>();
    const report = (what: string, { textContent }: Element) =>
      errors.add(`${what}: ${textContent?.trim().replace(/\s+/g, ' ').slice(0, 50)}`);
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const dialog = document.querySelector('dialog:modal');
    while (nodes.nextNode()) {
      const element = nodes.currentNode.parentElement;
      const isVisible = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // The tabs scroll sideways, a summary shows its first lines, and an open dialog covers the page.
      if (!element || !isVisible || element.closest('script, svg, option, [role=tablist], .tabs, .summary'))
        continue;
      if (dialog && !dialog.contains(element)) continue;
      const around: Element[] = [element];
      for (let each = element; each.parentElement; each = each.parentElement) around.push(each.parentElement);
      if (around.some((each) => getComputedStyle(each).clipPath !== 'none')) continue;
      const scroller = around
        .find((each) => getComputedStyle(each).overflowY === 'auto')
        ?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      for (const rect of range.getClientRects()) {
        const isScrolledAway = scroller && (rect.top < scroller.top || rect.bottom > scroller.bottom);
        if (rect.width > 1 && nodes.currentNode.textContent?.trim() && !isScrolledAway)
          lines.push({ element, rect });
      }
    }
    for (const { element, rect } of lines) {
      if (rect.left < -1 || rect.right > document.documentElement.clientWidth + 1)
        report('off screen', element);
      const box = element.closest('li, section, dialog, button, a, dd, td')?.getBoundingClientRect();
      if (box && rect.right > box.right + 2) report('out of its box', element);
    }
    const area = (rect: DOMRect, { left, right, top, bottom }: DOMRect) =>
      Math.max(0, Math.min(rect.right, right) - Math.max(rect.left, left) - 2) *
      Math.max(0, Math.min(rect.bottom, bottom) - Math.max(rect.top, top) - rect.height * 0.4);
    // What stays in view while the page scrolls lies over other text by design.
    const moves = ({ element }: { element: Element }) => !element.closest('header, aside');
    const texts = lines.filter(moves);
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1))
        if (
          one.element !== other.element &&
          !one.element.contains(other.element) &&
          area(one.rect, other.rect) > 0
        )
          report(`over “${other.element.textContent?.trim().slice(0, 30)}”`, one.element);
    });
    return [...errors];
  });
}

/** What the browser reports while the page is used: exceptions, refusals of the policy, files that are not there. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Records the highest number of occurrences of a text from now on. */
export function timesSeen(place: Locator, text: string) {
  return place.evaluateHandle((element, wanted) => {
    const seen = { most: 0 };
    new MutationObserver(() => {
      seen.most = Math.max(seen.most, (element.textContent ?? '').split(wanted).length - 1);
    }).observe(element, { childList: true, subtree: true, characterData: true });
    return seen;
  }, text);
}

/** Delays requests to the address until the returned function is called, which fails if there is none. */
export async function delayRequests(page: Page, address: string): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  let delayed = 0;
  await page.route(address, async (route) => {
    delayed += 1;
    await released.promise;
    await route.continue().catch(() => {});
  });
  return async () => {
    await expect.poll(() => delayed, `delayed requests to ${address}`).toBeGreaterThan(0);
    released.resolve();
  };
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
