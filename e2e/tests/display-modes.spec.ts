import type { Page } from '@playwright/test';
import { anAssessment, resultsAddress } from '../assessment-tool.ts';
import { delayRequests, expectFits, open, publicPages, unreadableText } from '../on-page.ts';
import { demoClient, expect, test } from '../product.ts';

/** What has the focus, as far as it can be seen: its box on the screen, and what marks it. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(
      left + width / 2,
      Math.min(Math.max(top + height / 2, 1), innerHeight - 1),
    );
    return {
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 30) || element.id}`,
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isVisible: bottom > 0 && top < innerHeight && width > 0 && height > 0,
      isCovered: !(middle && (element.contains(middle) || middle.contains(element))),
    };
  });
}

for (const address of publicPages) {
  test(`every focus stop on ${address} is visible and has an indicator`, async ({ page }) => {
    await open(page, address);
    const errors: string[] = [];
    const stops: string[] = [];
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      stops.push(stop.name);
      if (!stop.isMarked) errors.push(`${stop.name} is not marked`);
      if (!stop.isVisible || stop.isCovered) errors.push(`${stop.name} is not visible`);
    }
    expect(errors).toEqual([]);
    expect(stops.length).toBeGreaterThan(1);
  });
}

async function expectReadable(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const percent of [100, 200]) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      `${percent}%`,
    );
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page);
      const where = `${address} at ${width} px and ${percent} %`;
      await expect.poll(() => unreadableText(page), where).toEqual([]);
    }
  }
}

for (const address of publicPages) {
  test(`at twice the text size, everything on ${address} can be read`, async ({ page }) => {
    await expectReadable(page, address);
  });
}

test('at twice the text size, everything in the portal can be read', async ({ page, signIn }) => {
  await signIn(page, demoClient);
  const tabs = [
    'overview',
    'appointments',
    'appointments&open=new',
    'assessments',
    'assessments&tool=new',
    'payments',
  ];
  for (const tab of tabs) await expectReadable(page, `/client-dashboard?tab=${tab}`);
  await expectReadable(page, '/client-dashboard/account');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('the consultation bar never covers the menu', async ({ page }) => {
    for (const address of ['/', '/services', '/faq']) {
      await open(page, address);
      // Past each place at which the bar scrolls away with the end of the text.
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = Math.max(0, end - 2_400); top <= end; top += 20) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        const isCovered = await page.getByRole('button', { name: 'Menu' }).evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return !button.contains(found);
        });
        expect(isCovered, `${address} at ${top}`).toBe(false);
      }
    }
  });

  test('swiping past the end of the booking dialog moves only its form', async ({ asClient: page }) => {
    await page.goto('/client-dashboard?tab=appointments&open=new');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Description (Optional)')).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    for (let swipes = 0; swipes < 8; swipes += 1)
      await touch.send('Input.synthesizeScrollGesture', { x: 180, y: 500, yDistance: -600, speed: 6_000 });
    await dialog.getByLabel('Description (Optional)').focus();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport();
    const places = dialog.evaluate((element) => [
      element.scrollTop,
      element.getBoundingClientRect().top,
      scrollY,
    ]);
    expect(await places).toEqual([0, 0, 0]);
  });
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('controls keep borders, drawings their lines, and the current page its mark', async ({ page }) => {
    await page.goto('/services');
    const button = page.getByRole('link', { name: 'Buy Now' }).first();
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
    const here = page.getByRole('banner').locator('[aria-current=page]');
    const mark = await here.evaluate((element) => getComputedStyle(element, '::after').borderBlockEnd);
    expect(mark).toMatch(/^2px solid/);
    const lines = await page
      .locator('main svg[role=img]')
      .first()
      .evaluate((drawing) => {
        const { stroke } = getComputedStyle(drawing);
        const probe = document.createElement('p');
        probe.style.color = 'CanvasText';
        document.body.append(probe);
        return { stroke, ink: getComputedStyle(probe).color };
      });
    expect(lines.stroke).toBe(lines.ink);
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing is animated', async ({ page }) => {
    for (const address of publicPages) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline, effect }) => {
            const length = Number(effect?.getComputedTiming().endTime ?? 0);
            return timeline === document.timeline && length > 10;
          })
          .map((animation) => ('animationName' in animation ? animation.animationName : 'a transition')),
      );
      expect(moving, address).toEqual([]);
    }
  });
});

test.describe('in print', () => {
  test('pages omit the controls that paper has no use for', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const address of publicPages) {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menu' }), address).toBeHidden();
      await expect(page.getByRole('complementary', { name: 'Reach us', exact: true }), address).toBeHidden();
    }
  });
});

test('an assessment prints with every part open, and without buttons', async ({ page, client }) => {
  const { id } = await anAssessment(client.calls);
  await page.goto(resultsAddress(id));
  await expect(page.getByRole('heading', { name: 'Personalized Recommendations' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const folded = await page
    .locator('details')
    .evaluateAll((all) =>
      all.flatMap(({ lastElementChild: part }) => (part?.checkVisibility() ? [] : [part?.textContent])),
    );
  expect(folded).toEqual([]);
});

for (const { address, tab, heading } of [
  { address: '', tab: 'Overview', heading: 'Hello' },
  { address: '?tab=payments', tab: 'Payment History', heading: 'Hello' },
  { address: '/account', tab: '', heading: 'Your account' },
])
  test(`/client-dashboard${address} shows its frame before its script arrives, and moves nothing of it`, async ({
    asClient: page,
  }) => {
    const release = await delayRequests(page, '**/client-dashboard/assets/*.js');
    await page.goto(`/client-dashboard${address}`, { waitUntil: 'commit' });
    const frame = page.locator('header, h1, [role=tab], [role=tabpanel], main');
    const places = () =>
      frame.evaluateAll((all) =>
        all.map((each) => Object.values(each.getBoundingClientRect().toJSON()).slice(0, 2)),
      );
    const selected = page.locator('[role=tab][aria-selected=true]');
    await expect(page.getByRole('link', { name: 'Privacy' })).toBeVisible();
    await expect(selected).toHaveText(tab ? [tab] : []);
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    await release();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading your dashboard…' })).toBeHidden();
    await expect(selected).toHaveText(tab ? [tab] : []);
    await expect.poll(places).toEqual(before);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard says that it needs script, and whom to call', async ({ page }) => {
    await page.goto('/client-dashboard');
    await expect(page.getByRole('heading', { name: 'Your dashboard needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeHidden();
  });
});
