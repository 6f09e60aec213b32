import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const cache = new WeakMap<object, Map<string, string>>();

/**
 * A drawing as text. React renders it once, instead of with every page made on demand. The text is cached forever by its
 * props, so these must not come from a visitor.
 */
export function staticMarkup<Props extends object>(drawing: ComponentType<Props>, props: Props): string {
  const texts = cache.get(drawing) ?? new Map<string, string>();
  cache.set(drawing, texts);
  const given = JSON.stringify(props);
  const text = texts.get(given) ?? renderToStaticMarkup(createElement(drawing, props));
  texts.set(given, text);
  return text;
}
