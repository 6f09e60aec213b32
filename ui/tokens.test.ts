import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

// Axe checks the other colors of text on the pages themselves, but under no pointer.
test.each([
  ...['page', 'surface', 'surface-quiet'].flatMap((ground) => [
    ['action-hover', ground],
    ['accent-hover', ground],
  ]),
  ['action-hover', 'action-quiet'],
  ['text-on-action', 'action-hover'],
])('%s has enough contrast on %s', (ink, ground) => {
  expect(contrast(`--color-${ink}`, `--color-${ground}`)).toBeGreaterThanOrEqual(4.5);
});

describe('colors of drawings have enough contrast', () => {
  // Such as the degrees beside an angle.
  test.each(['paper', 'ground', 'tint'])('text in a drawing on its %s', (ground) => {
    expect(contrast('--drawing-words', `--drawing-${ground}`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('--drawing-measure', `--drawing-${ground}`)).toBeGreaterThanOrEqual(3);
  });

  test.each(['skin-light', 'skin-tan', 'skin-brown', 'warm'])('the lines of a drawing on its %s', (fill) => {
    expect(contrast('--drawing-line', `--drawing-${fill}`)).toBeGreaterThanOrEqual(3);
  });
});

describe('colors of controls and the focus ring have enough contrast', () => {
  test.each([
    ['line-control', 'page'],
    ['line-control', 'surface'],
    ['line-control', 'surface-quiet'],
    ['focus', 'page'],
    ['focus', 'surface'],
    ['focus', 'surface-quiet'],
    ['focus', 'action-quiet'],
    ['focus-on-deep', 'surface-deep'],
  ])('%s on %s', (mark, ground) => {
    expect(contrast(`--color-${mark}`, `--color-${ground}`)).toBeGreaterThanOrEqual(3);
  });
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
