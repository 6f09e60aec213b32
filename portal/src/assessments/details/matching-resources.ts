import { paths } from '@practice/contract/paths';
import { type DeskFactorPart, factors } from '@practice/desk/factors';
import type { RankedFix } from '@practice/desk/fixes';

/** The search word for each part of a desk. */
const words: Readonly<Record<DeskFactorPart, string>> = {
  seat: 'chair',
  back: 'chair',
  arms: 'armrest',
  screen: 'screen',
  keyboard: 'keyboard',
  mouse: 'mouse',
  phone: 'headset',
  light: 'light',
  duration: 'sitting',
  breaks: 'stretch',
};

/** Search words, the most important first. */
function searchesFor(fixes: readonly Pick<RankedFix, 'factor'>[]): string[] {
  return [...new Set(fixes.map(({ factor }) => words[factors[factor].part]))].slice(0, 3);
}

export interface ResourceCount {
  q?: string;
  category?: 'guide';
}

/**
 * The address of resources for these findings; never of an empty list.
 * @param count the number of resources in a category
 */
export async function addressOfResources(
  fixes: readonly Pick<RankedFix, 'factor'>[],
  count: (of: ResourceCount) => Promise<number>,
): Promise<string> {
  for (const q of searchesFor(fixes)) {
    if ((await count({ q })) > 0) return `${paths.resources}?${new URLSearchParams({ q })}`;
  }
  if ((await count({ category: 'guide' })) > 0) return `${paths.resources}?tab=guide`;
  // Without guides it leads to all resources, and without any to the samples.
  return paths.resources;
}
