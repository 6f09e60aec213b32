import css from '@practice/ui/tokens.css?raw';

// Media queries for reduced motion and forced colors follow the default values.
const [defaults = ''] = css.split('@media', 1);
const values = new Map(
  [...defaults.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

export function tokenValue(name: string): string {
  const value = values.get(name) ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? tokenValue(reference) : value;
}

export function withTokenValues(svg: string): string {
  return svg.replace(/var\((--[\w-]+)(?:, [^)]*)?\)/g, (_, token: string) => tokenValue(token));
}
