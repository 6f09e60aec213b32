import css from '@practice/ui/tokens.css?raw';

// Media queries for reduced motion and forced colors follow the default values.
const [defaults = ''] = css.split('@media', 1);
const values = new Map(
  [...defaults.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The default value of a token, for output without a stylesheet. */
export function tokenValue(name: string): string {
  const value = values.get(name) ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? tokenValue(reference) : value;
}

/** Replaces the tokens in an SVG by their values, so that it can stand alone as a file. */
export function withTokenValues(svg: string): string {
  return svg.replace(/var\((--[\w-]+)(?:, [^)]*)?\)/g, (_, token: string) => tokenValue(token));
}
