import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';

export function lazyScreen<Name extends string, Props>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}

export function usePreload(load?: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    const timer = setTimeout(() => load?.().catch(() => {}), 1000);
    return () => clearTimeout(timer);
  }, []);
}
