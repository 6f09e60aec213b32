import { expect, test } from '@jest/globals';
import type { Factor } from '@practice/desk/factors';
import { matchingResources } from './matching-resources.ts';

const fixes = (...found: Factor[]) => found.map((factor) => ({ factor }));
const only =
  (...existing: string[]) =>
  async ({ q, category }: Record<string, string>) =>
    existing.includes(q ?? category ?? '') ? 1 : 0;

test('an assessment links to resources about its first finding, or else about the next', async () => {
  const found = fixes('screenHeight', 'seatHeight', 'glare');
  expect(await matchingResources(found, only('screen', 'chair', 'guide'))).toBe('/resources?q=screen');
  expect(await matchingResources(found, only('chair', 'guide'))).toBe('/resources?q=chair');
});

test('an assessment links to the guides if no resource matches or nothing was found', async () => {
  expect(await matchingResources(fixes('mouseGrip'), only('guide'))).toBe('/resources?tab=guide');
  expect(await matchingResources([], only('screen', 'guide'))).toBe('/resources?tab=guide');
});

test('an assessment links to all resources if there is no guide', async () => {
  expect(await matchingResources(fixes('mouseGrip'), only())).toBe('/resources');
});
