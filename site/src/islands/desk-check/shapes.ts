import { round } from './geometry.ts';

/** The attributes of all that moves, by the name its element carries. The server and the browser draw by it. */
export type Shapes = Record<string, Record<string, string | number>>;

export function place(x: number, y: number) {
  return { transform: `translate(${round(x)} ${round(y)})` };
}
