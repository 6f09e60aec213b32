import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

// Axe checks the other colors of text on the pages themselves, but under no pointer.
test.each([
  ...['page', 'surface', 'surface-quiet', 'action-quiet'].map((ground) => ['action-hover', ground]),
  ...['page', 'surface', 'surface-quiet'].map((ground) => ['accent-hover', ground]),
  ['text-on-action', 'action-hover'],
])('%s has enough contrast on %s', (ink, ground) => {
  expect(contrast(`--color-${ink}`, `--color-${ground}`)).toBeGreaterThanOrEqual(4.5);
});

// Words are such as the degrees beside an angle.
test.each([
  ...['paper', 'ground', 'tint'].flatMap((ground) => [
    ['words', ground, 4.5] as const,
    ['measure', ground, 3] as const,
  ]),
  ...['skin-light', 'skin-tan', 'skin-brown', 'warm'].map((fill) => ['line', fill, 3] as const),
])('in a drawing, the color of %s has enough contrast on its %s', (ink, ground, least) => {
  expect(contrast(`--drawing-${ink}`, `--drawing-${ground}`)).toBeGreaterThanOrEqual(least);
});

test.each([
  ...['page', 'surface', 'surface-quiet'].map((ground) => ['line-control', ground]),
  ...['page', 'surface', 'surface-quiet', 'action-quiet'].map((ground) => ['focus', ground]),
  ['focus-on-deep', 'surface-deep'],
])('the color of a control or the focus, %s, has enough contrast on %s', (mark, ground) => {
  expect(contrast(`--color-${mark}`, `--color-${ground}`)).toBeGreaterThanOrEqual(3);
});

function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

// Relative luminance as WCAG 2 defines it.
function luminance(token: string): number {
  const hex = value(token).match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i);
  if (!hex) throw new Error(`${token} is no color: ${value(token)}`);
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function value(token: string): string {
  const found = css.match(new RegExp(`^\\s*${token}:\\s*([^;]+);`, 'm'))?.[1];
  if (!found) throw new Error(`There is no token ${token}`);
  const reference = found.match(/^var\((--[\w-]+)\)$/)?.[1];
  return reference ? value(reference) : found;
}
