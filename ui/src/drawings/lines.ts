/** The one line all drawings are made of; spread on the root <svg>. */
export const lines = {
  fill: 'none',
  stroke: 'var(--drawing-line)',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const measure = { stroke: 'var(--drawing-measure)', strokeWidth: 2 } as const;
export const quiet = { stroke: 'var(--drawing-quiet)', strokeWidth: 1.75 } as const;

export interface Point {
  x: number;
  y: number;
}

/** The point at `degrees` (0 is right, counted against the clock) and `radius` around `center`. */
export function around(center: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(center.x + radius * Math.cos(angle)), y: round(center.y - radius * Math.sin(angle)) };
}

/** An arc around `center`, from one angle to a larger one. */
export function arc(center: Point, radius: number, from: number, to: number): string {
  const start = around(center, radius, from);
  const end = around(center, radius, to);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 0 ${end.x} ${end.y}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
