import { lineWidth, type Shape, type Tone } from '../../drawings/shapes.ts';
import type { Factor, FactorState } from '../../factors.ts';

/** The width and height of a drawing. The y axis points down. */
export const size = 96;

export type Point = readonly [x: number, y: number];

const outline = lineWidth - 0.25;

export function path(...points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

export function stroke(...points: readonly Point[]): Shape {
  return { d: path(...points), width: outline };
}

export function writing(...rows: readonly (readonly [x: number, y: number, toX: number])[]): Shape[] {
  return rows.map(([x, y, toX]) => ({ ...stroke([x, y], [toX, y]), width: 1.5 }));
}

/** A line in the color of measures, which shows what is asked. */
export function measured(...points: readonly Point[]): Shape {
  return { d: path(...points), stroke: 'measure', width: outline };
}

export function dashed([x1, y1]: Point, [x2, y2]: Point, tone: Tone = 'measure'): Shape {
  const count = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / 6.5));
  const at = (part: number): Point => [x1 + ((x2 - x1) * part) / count, y1 + ((y2 - y1) * part) / count];
  const dashes = Array.from({ length: count }, (_, index) => path(at(index + 0.15), at(index + 0.65)));
  return { d: dashes.join(''), stroke: tone, width: outline };
}

export function arrow([x1, y1]: Point, [x2, y2]: Point): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [x, y] = [((x2 - x1) / length) * 4.5, ((y2 - y1) / length) * 4.5];
  const head = path([x2 - x + y, y2 - y - x], [x2, y2], [x2 - x - y, y2 - y + x]);
  return { d: path([x1, y1], [x2, y2]) + head, stroke: 'measure', width: outline };
}

export function area(fill: Tone, ...points: readonly Point[]): Shape {
  return { d: `${path(...points)}Z`, fill, width: outline };
}

export function box(x: number, y: number, width: number, height: number, fill: Tone = 'paper'): Shape {
  return area(fill, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** A rounded bar or limb: an outline with a filling, so that it can bend. */
export function bar(width: number, fill: Tone, ...points: readonly Point[]): Shape[] {
  return tube(width, fill, path(...points));
}

export function tube(width: number, fill: Tone, d: string): Shape[] {
  return [
    { d, width },
    { d, stroke: fill, width: width - 2 * outline },
  ];
}

/** Bars without an outline between them, such as fingers and a palm. */
export function joined(
  fill: Tone,
  ...bars: readonly (readonly [width: number, ...points: Point[]])[]
): Shape[] {
  const parts = bars.map(([width, ...points]) => ({ width, d: path(...points) }));
  return [...parts, ...parts.map(({ width, d }) => ({ d, stroke: fill, width: width - 2 * outline }))];
}

/** A circle of curves, whose points `placed` can move. */
export function disk([x, y]: Point, radius: number, look: Omit<Shape, 'd'> = {}): Shape {
  const k = 0.5523 * radius;
  const [l, r, t, b] = [x - radius, x + radius, y - radius, y + radius];
  const d = `M${l} ${y}C${l} ${y - k} ${x - k} ${t} ${x} ${t}C${x + k} ${t} ${r} ${y - k} ${r} ${y}C${r} ${y + k} ${x + k} ${b} ${x} ${b}C${x - k} ${b} ${l} ${y + k} ${l} ${y}Z`;
  return { d, width: outline, ...look };
}

interface Place {
  at: Point;
  turn?: number;
  scale?: number;
  isMirrored?: boolean;
}

/** Moves shapes that were drawn around the origin in absolute points. */
export function placed(
  shapes: Shapes,
  { at: [x, y], turn = 0, scale = 1, isMirrored = false }: Place,
): Shape[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const move = (fromX: number, fromY: number) => {
    const [a, b] = [(isMirrored ? -fromX : fromX) * scale, fromY * scale];
    return `${round(x + a * cos - b * sin)} ${round(y + a * sin + b * cos)}`;
  };
  return flatten(shapes).map((shape) => ({
    ...shape,
    d: shape.d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => move(Number(a), Number(b))),
  }));
}

/** @param degrees clockwise from the right */
export function from([x, y]: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + distance * Math.cos(angle)), round(y + distance * Math.sin(angle))];
}

export function arc(center: Point, radius: number, start: number, end: number): Point[] {
  return Array.from({ length: 13 }, (_, index) => from(center, radius, start + ((end - start) * index) / 12));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** In the order of drawing. Groups may be nested. */
export type Shapes = readonly (Shape | Shapes)[];

export function flatten(shapes: Shapes): Shape[] {
  return shapes.flatMap((one) => ('d' in one ? one : flatten(one)));
}

export type Drawn<Name extends Factor> = { readonly [State in FactorState<Name>]: Shapes };
