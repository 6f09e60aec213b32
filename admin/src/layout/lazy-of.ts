import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export const lazyOf = <Name extends string, Props>(
  load: () => Promise<{ [Key in NoInfer<Name>]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await load())[name] }));
