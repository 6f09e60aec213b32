import type { DrawnPart } from './parts.ts';

interface Place {
  /** Where the mark stands, in the drawing's own measures. */
  at: readonly [x: number, y: number];
  /** Where its line ends: on the part. */
  to: readonly [x: number, y: number];
}

export const view = { x: 60, y: 120, width: 590, height: 490 };

/** Beside the parts, and far enough from each other for fingers on a phone. */
export const places: Record<DrawnPart, Place> = {
  time: { at: [128, 232], to: [128, 208] },
  back: { at: [112, 380], to: [186, 380] },
  seat: { at: [112, 500], to: [216, 482] },
  arms: { at: [318, 320], to: [286, 404] },
  keyboard: { at: [384, 340], to: [372, 408] },
  mouse: { at: [452, 492], to: [424, 418] },
  screen: { at: [432, 190], to: [474, 226] },
  phone: { at: [618, 492], to: [592, 424] },
  light: { at: [618, 236], to: [584, 268] },
};

/** The same in percent, for the buttons that lie over the drawing. */
export const markerPlaces = Object.fromEntries(
  Object.entries(places).map(([part, { at }]) => [
    part,
    {
      insetInlineStart: `${(100 * (at[0] - view.x)) / view.width}%`,
      insetBlockStart: `${(100 * (at[1] - view.y)) / view.height}%`,
    },
  ]),
) as Record<DrawnPart, { insetInlineStart: string; insetBlockStart: string }>;
