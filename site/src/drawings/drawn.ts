import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const kept = new WeakMap<object, Map<string, string>>();

/**
 * A drawing as text, drawn once: on a page that is made when somebody asks, React would draw it every time. Its text is
 * kept for good by what it is given, so that must be ours and not a visitor's.
 */
export function drawn<Props extends object>(drawing: ComponentType<Props>, props: Props): string {
  const texts = kept.get(drawing) ?? new Map<string, string>();
  kept.set(drawing, texts);
  const given = JSON.stringify(props);
  const text = texts.get(given) ?? renderToStaticMarkup(createElement(drawing, props));
  texts.set(given, text);
  return text;
}
