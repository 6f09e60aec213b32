export interface Point {
  x: number;
  y: number;
}

/** In radians. */
export const degree = Math.PI / 180;

/** Moves a point of the figure at rest to where it is now. */
export type Move = (point: Point) => Point;

/** The point at `degrees` (0 is right, counted against the clock) and `radius` around `center`. */
export function around({ x, y }: Point, radius: number, degrees: number): Point {
  const angle = degrees * degree;
  return { x: x + radius * Math.cos(angle), y: y - radius * Math.sin(angle) };
}

/** The direction from one point to another, in degrees against the clock. */
export function direction(from: Point, to: Point): number {
  return Math.atan2(from.y - to.y, to.x - from.x) / degree;
}

/** The smaller angle at `corner` between two points. */
export function angleBetween(one: Point, corner: Point, other: Point): number {
  const turn = Math.abs(direction(corner, one) - direction(corner, other)) % 360;
  return Math.min(turn, 360 - turn);
}

/** An arc around `center`, from one angle to a larger one. */
export function arc(center: Point, radius: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${at(around(center, radius, from))}A${radius} ${radius} 0 ${isLarge} 0 ${at(around(center, radius, to))}`;
}

export function path(...points: Point[]): string {
  return `M${points.map(at).join('L')}`;
}

/** The text of a path, its numbers as exact as an eye can tell. */
export function line(text: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw(text, ...numbers.map(round));
}

/** The skin over a joint: goes with one bone on one side of it, with the other on the other, and softly between. */
export function joint(before: Move, after: Move, rest: Point, along: number, softness: number): Move {
  const ahead = around({ x: 0, y: 0 }, 1, along);
  return (point) => {
    const distance = (point.x - rest.x) * ahead.x + (point.y - rest.y) * ahead.y;
    const share = smooth(distance / (2 * softness) + 0.5);
    const [a, b] = [before(point), after(point)];
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  };
}

/** The value, or the bound it has passed. */
export function within(from: number, to: number, value: number): number {
  return Math.min(to, Math.max(from, value));
}

/** From 0 to 1 without a kink at either end. */
export function smooth(value: number): number {
  const part = within(0, 1, value);
  return part * part * (3 - 2 * part);
}

/** A path of absolute points, each moved. */
export function bend(outline: string, move: Move): string {
  return outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => at(move({ x: Number(x), y: Number(y) })));
}

/** To a tenth of a unit, which no eye can tell apart. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function at({ x, y }: Point): string {
  return line`${x} ${y}`;
}
