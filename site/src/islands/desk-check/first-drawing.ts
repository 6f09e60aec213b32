import { outlines, rest } from '@practice/desk/figure/body';
import { startingDesk } from './desks.ts';
import { drawDesk } from './drawing.ts';

import { attributesOf } from './shapes.ts';

const drawn = drawDesk(startingDesk, { outlines, pose: rest });

/** The attributes of a shape as the server draws it. The browser finds it by `data-shape` and moves it. */
export function shape(name: string) {
  return {
    'data-shape': name,
    ...(name in outlines ? { 'data-skin': '' } : {}),
    ...attributesOf(drawn.shapes[name]),
  };
}

export const { labels } = drawn;

export const paper = { fill: 'var(--drawing-paper)' };
export const tint = { fill: 'var(--drawing-tint)' };
export const ground = { fill: 'var(--drawing-ground)' };
export const dark = { fill: 'var(--drawing-line)', 'stroke-width': 1.5 };
