/** @jest-environment jsdom */

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { elementsOf } from './built-pages.ts';
import { type Site, startSite } from './rendered-pages.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test.each([
  ['/auth', false],
  ['/auth?tab=register', true],
])('the page %s shows its form before any script has loaded', async (path, isRegistration) => {
  const [page] = await site.pages([path]);
  if (!page) throw new Error('The page was not made.');
  expect(elementsOf(page).querySelector('[name=firstName]') !== null).toBe(isRegistration);
});
