import type { Shape } from '../drawings/shapes.ts';
import drawn from './body.json' with { type: 'json' };

/** A body of 170 cm is 500 units tall. */
export const unitsPerCentimeter = 500 / 170;
export const floor = 600;

/** In absolute points that `bend` can move. */
export const { outlines } = drawn;

export type Pose = typeof drawn.rest;

/** Bone lengths by Drillis and Contini for a stature of 500 (shank 0.246, upper arm 0.186). */
export const rest: Pose = drawn.rest;

export const looks = drawn.looks as { readonly [Name in keyof typeof outlines]?: Omit<Shape, 'd'> };
