import * as v from 'valibot';

const message = 'Please use two whole numbers from 0 to 100: x from the left, y from the top.';

// Without one of the two, the message is ours as well.
const percent = v.optional(
  v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(100, message)),
  Number.NaN,
);

/** The point of a picture that a crop keeps in view, in percent of its width from the left and its height from the top. */
export const pictureFocus = v.object({ x: percent, y: percent }, message);
export type PictureFocus = v.InferOutput<typeof pictureFocus>;

/** Where nobody chose a point: a little above the middle, so that a tall picture keeps its head. */
export const usualFocus: PictureFocus = { x: 50, y: 30 };

/** The shape that a card crops its picture to: between the two that cameras and drawings have, so that either loses little. */
export const cardShape = { width: 8, height: 5 } as const;

/** The same point as CSS says it: `object-position`. */
export function cropPosition({ x, y }: PictureFocus): string {
  return `${x}% ${y}%`;
}
