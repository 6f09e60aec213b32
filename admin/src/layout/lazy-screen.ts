import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';

/** A screen whose script comes when it is opened first. */
export function screen<Name extends string, Props>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const component: ComponentType<Props> = (await load())[name];
    return { default: component };
  });
}

/** Fetches the script of the screen where one mostly goes next, while one reads. */
export function usePreload(load: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    // Opening that screen fetches the script again, and says what went wrong.
    const timer = setTimeout(() => load().catch(() => {}), 1000);
    return () => clearTimeout(timer);
  }, []);
}
