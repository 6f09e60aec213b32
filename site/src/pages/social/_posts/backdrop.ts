import dialEdge from '@practice/ui/drawings/dial-edge.svg?raw';
import { LogoMark } from '@practice/ui/drawings/Logo';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { size } from './layout.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const floor = size.height - 132;

/** The background of every picture: half a dial, a ruler and the logo. Colors are tokens. */
export const backdrop = [
  `<rect width="${size.width}" height="${size.height}" fill="var(--color-page)"/>`,
  placed(dialEdge, { x: 906, y: floor - 274, width: 548, height: 274 }),
  ruler(floor),
  placed(renderToStaticMarkup(createElement(LogoMark)), {
    x: 72,
    y: size.height - 112,
    width: 62,
    height: 62,
  }),
].join('');

/** A drawing at a position. */
function placed(svg: string, { x, y, width, height }: Place): string {
  return svg
    .replace(/^<svg([^>]*)>/, (_, attributes: string) => {
      const rest = attributes.replace(/ (width|height)="[^"]*"/g, '');
      return `<svg x="${x}" y="${y}" width="${width}" height="${height}"${rest}>`;
    })
    .replace(/<path ([^>]*)pathLength="180"([^>]*)>/g, (_, before: string, after: string) =>
      inUnits(`<path ${before}${after}>`),
    )
    .replaceAll('currentColor', 'var(--color-surface-deep)');
}

/** Converts dashes from degrees of a half circle to units of the drawing, because the renderer ignores `pathLength`. */
function inUnits(path: string): string {
  const degree = (Math.PI * Number(/A([\d.]+) /.exec(path)?.[1])) / 180;
  return path.replace(/stroke-dash(array|offset)="([\d. ]+)"/g, (_, kind: string, lengths: string) => {
    const units = lengths.split(' ').map((length) => (Number(length) * degree).toFixed(2));
    return `stroke-dash${kind}="${units.join(' ')}"`;
  });
}

function ruler(y: number): string {
  const ticks = (step: number, length: number) =>
    Array.from(
      { length: Math.ceil(size.width / step) },
      (_, index) => `M${index * step} ${y}v${length}`,
    ).join('');
  return `<g fill="none">
    <path d="M0 ${y}H${size.width}" stroke="var(--drawing-line)" stroke-width="2.500"/>
    <path d="${ticks(20, 7)}" stroke="var(--drawing-quiet)" stroke-width="1.250"/>
    <path d="${ticks(100, 14)}" stroke="var(--drawing-line)" stroke-width="2"/>
  </g>`;
}
