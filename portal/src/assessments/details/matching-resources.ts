import { paths } from '@practice/contract/paths';
import { type DeskFactorPart, factors } from '@practice/desk/factors';
import type { RankedFix } from '@practice/desk/fixes';

/** The word that resources about a part of a desk have in their title or description. */
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

/** What to search for, what matters most first. */
function searchesFor(fixes: readonly Pick<RankedFix, 'factor'>[]): string[] {
  return [...new Set(fixes.map(({ factor }) => words[factors[factor].part]))].slice(0, 3);
}

export interface ResourceCount {
  q?: string;
  category?: 'guide';
}

/**
 * Where somebody with these findings reads on; never a list with nothing on it.
 * @param count how many resources there are of a kind
 */
export async function addressOfResources(
  fixes: readonly Pick<RankedFix, 'factor'>[],
  count: (of: ResourceCount) => Promise<number>,
): Promise<string> {
  for (const q of searchesFor(fixes)) {
    if ((await count({ q })) > 0) return `${paths.resources}?${new URLSearchParams({ q })}`;
  }
  if ((await count({ category: 'guide' })) > 0) return `${paths.resources}?tab=guide`;
  // Without a guide there are the others, and without any the samples.
  return paths.resources;
}
