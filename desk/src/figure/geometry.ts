export interface Point {
  x: number;
  y: number;
}

export const degree = Math.PI / 180;

export type Move = (point: Point) => Point;

/** 0 degrees is right; angles run counterclockwise. */
export function pointAt({ x, y }: Point, radius: number, degrees: number): Point {
  const angle = degrees * degree;
  return { x: x + radius * Math.cos(angle), y: y - radius * Math.sin(angle) };
}

/** In degrees, counterclockwise. */
export const direction = (from: Point, to: Point) => Math.atan2(from.y - to.y, to.x - from.x) / degree;
export const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

export function angleBetween(one: Point, corner: Point, other: Point): number {
  const turn = Math.abs(direction(corner, one) - direction(corner, other)) % 360;
  return Math.min(turn, 360 - turn);
}

/** In degrees; `to` must be larger. */
export function arc(center: Point, radius: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${at(pointAt(center, radius, from))}A${radius} ${radius} 0 ${isLarge} 0 ${at(pointAt(center, radius, to))}`;
}

export const path = (...points: Point[]) => `M${points.map(at).join('L')}`;

export function line(text: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw(text, ...numbers.map(round));
}

export function joint(before: Move, after: Move, rest: Point, along: number, softness: number): Move {
  const ahead = pointAt({ x: 0, y: 0 }, 1, along);
  return (point) => {
    const offset = (point.x - rest.x) * ahead.x + (point.y - rest.y) * ahead.y;
    const share = smoothstep(offset / (2 * softness) + 0.5);
    const [a, b] = [before(point), after(point)];
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  };
}

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export function smoothstep(value: number): number {
  const part = clamp(value, 0, 1);
  return part * part * (3 - 2 * part);
}

/** Takes absolute points only. */
export function bend(outline: string, move: Move): string {
  return outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => at(move({ x: Number(x), y: Number(y) })));
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => line`${x} ${y}`;
