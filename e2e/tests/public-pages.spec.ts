import type { Page } from '@playwright/test';
import {
  expectAccessibleEverywhere,
  expectLoaded,
  expectReadable,
  open,
  publicPages,
  watchErrors,
} from '../on-page.ts';
import { expect, test } from '../product.ts';

test.use({ reducedMotion: 'reduce' });

for (const address of publicPages) {
  test(`${address} is self-contained, and can be read and used by everybody`, async ({
    page,
    context,
    baseURL,
  }) => {
    const errors = watchErrors(page);
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
        errors.push(`requests ${request.url()}`);
    });
    await expectReadable(page, address);
    expect(errors).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    await expectLoaded(page);
    expect(await animated(page)).toEqual([]);
    await expectFocusVisible(page);
    await expectAccessibleEverywhere(page);
  });
}

function animated(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, effect }) => {
        const length = Number(effect?.getComputedTiming().endTime ?? 0);
        return timeline === document.timeline && length > 10;
      })
      .map((animation) => ('animationName' in animation ? animation.animationName : 'a transition')),
  );
}

/** Expects that each stop of the Tab key is on the screen, not covered, and marked. */
async function expectFocusVisible(page: Page): Promise<void> {
  const errors: string[] = [];
  let stops = 0;
  for (; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    if (!stop.isMarked) errors.push(`${stop.name} is not marked`);
    if (!stop.isVisible || stop.isCovered) errors.push(`${stop.name} is not visible`);
  }
  expect(errors).toEqual([]);
  expect(stops).toBeGreaterThan(1);
}

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
