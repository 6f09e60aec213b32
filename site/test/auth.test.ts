/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { siteOfTests } from './rendered-pages.ts';

const { page } = siteOfTests();

test.each([
  ['/auth', false],
  ['/auth?tab=register', true],
])('the page %s shows its form before any script has loaded', async (path, isRegistration) => {
  const { elements } = await page(path);
  expect(elements.querySelector('[name=firstName]') !== null).toBe(isRegistration);
});
