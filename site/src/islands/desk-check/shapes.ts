import { line } from '@practice/desk/figure/geometry';

export type Shapes = Record<string, Shape>;
type Shape = string | Record<string, string | number>;

export function attributesOf(shape: Shape | undefined): Record<string, string | number> {
  return typeof shape === 'string' ? { d: shape } : (shape ?? {});
}

export function place(x: number, y: number, turned = 0, scale = 1): Shape {
  return { transform: `${line`translate(${x} ${y})rotate(${-turned})`}scale(${scale})` };
}
