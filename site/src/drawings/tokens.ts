import css from '@practice/ui/tokens.css?raw';

// What reduced motion and forced colors say of a token stands behind it, in blocks of their own.
const [usual = ''] = css.split('@media', 1);
const values = new Map(
  [...usual.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The value of a token, for a place that has no stylesheet. */
export function tokenValue(name: string): string {
  const value = values.get(name) ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? tokenValue(other) : value;
}

/** An SVG that names tokens, as a file of its own can be read. */
export function withTokenValues(svg: string): string {
  return svg.replace(/var\((--[\w-]+)(?:, [^)]*)?\)/g, (_, token: string) => tokenValue(token));
}
