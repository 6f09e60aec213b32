import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const cache = new WeakMap<object, Map<string, string>>();

/**
 * A drawing as text, drawn once: on a page that is made when somebody asks, React would draw it every time. Its text is
 * cached for good by its props, so these must be ours and not a visitor's.
 */
export function drawn<Props extends object>(drawing: ComponentType<Props>, props: Props): string {
  const texts = cache.get(drawing) ?? new Map<string, string>();
  cache.set(drawing, texts);
  const given = JSON.stringify(props);
  const text = texts.get(given) ?? renderToStaticMarkup(createElement(drawing, props));
  texts.set(given, text);
  return text;
}
