import type { Page } from '@playwright/test';
import { anAssessment, resultsAddress } from '../assessment-tool.ts';
import { expectFits, open, publicPages, unreadableText } from '../on-page.ts';
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard says that it needs script, and whom to call', async ({ page }) => {
    await page.goto('/client-dashboard');
    await expect(page.getByRole('heading', { name: 'Your dashboard needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeHidden();
  });
});
