import { expect, test } from '@jest/globals';
import type { Factor } from '@practice/desk/factors';
import { addressOfResources, type ResourceCount } from './matching-resources.ts';

const fixes = (...found: Factor[]) => found.map((factor) => ({ factor }));
const only =
  (...there: string[]) =>
  async ({ q, category }: ResourceCount) =>
    there.includes(q ?? category ?? '') ? 1 : 0;

test('leads to what there is about the first finding, or about the next ones', async () => {
  const found = fixes('screenHeight', 'seatHeight', 'glare');
  expect(await addressOfResources(found, only('screen', 'chair', 'guide'))).toBe('/resources?q=screen');
  expect(await addressOfResources(found, only('chair', 'guide'))).toBe('/resources?q=chair');
});

test('leads to the guides where nothing matches or nothing was found', async () => {
  expect(await addressOfResources(fixes('mouseGrip'), only('guide'))).toBe('/resources?tab=guide');
  expect(await addressOfResources([], only('screen', 'guide'))).toBe('/resources?tab=guide');
});

test('leads to all of them where there is no guide', async () => {
  expect(await addressOfResources(fixes('mouseGrip'), only())).toBe('/resources');
});
