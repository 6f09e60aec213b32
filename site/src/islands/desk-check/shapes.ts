import { line } from '@practice/desk/figure/geometry';

/** Everything that moves, by the name of its element. Both the server and the browser draw from it. */
export type Shapes = Record<string, Shape>;
type Shape = string | Record<string, string | number>;

export function attributesOf(shape: Shape | undefined): Record<string, string | number> {
  return typeof shape === 'string' ? { d: shape } : (shape ?? {});
}

/** Moves, rotates counterclockwise in degrees, and scales an element. */
export function place(x: number, y: number, turned = 0, scale = 1): Shape {
  return { transform: `${line`translate(${x} ${y})rotate(${-turned})`}scale(${scale})` };
}
