import { paths } from '@practice/contract/paths';
import { type DeskFactorPart, factors } from '@practice/desk/factors';
import type { RankedFix } from '@practice/desk/fixes';

const searchWords: Readonly<Record<DeskFactorPart, string>> = {
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

export async function matchingResources(
  fixes: readonly Pick<RankedFix, 'factor'>[],
  count: (filter: Record<string, string>) => Promise<number>,
): Promise<string> {
  const searches = new Set(fixes.map(({ factor }) => searchWords[factors[factor].part]));
  for (const q of [...searches].slice(0, 3)) {
    if ((await count({ q })) > 0) return `${paths.resources}?${new URLSearchParams({ q })}`;
  }
  if ((await count({ category: 'guide' })) > 0) return `${paths.resources}?tab=guide`;
  // Without guides the link opens all resources; without any resource the page shows the samples.
  return paths.resources;
}
