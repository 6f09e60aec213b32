import type { Shape } from '../drawings/shapes.ts';
import type { DrawnPart } from './risks.ts';

export interface Layer {
  /** What it shows of what can be judged; it is filled by its risk then. */
  part?: DrawnPart;
  shapes: readonly Shape[];
}

/** What is seen of the room. */
export const deskView = { x: 60, y: 120, width: 590, height: 490 };

export interface Place {
  /** Where the mark stands, in the drawing's own measures. */
  at: readonly [x: number, y: number];
  /** Where its line ends: on the part. */
  to: readonly [x: number, y: number];
}

/** Beside the parts, and far enough from each other for fingers on a phone. */
export const markPlaces: Readonly<Record<DrawnPart, Place>> = {
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

/** The sign of each risk on a ground of 20 by 20: it can be told from the others without its color. */
export const riskSigns = {
  first: 'M10 4.5v7M10 15.2v.1',
  some: 'M5 11.5c2-3.5 4-3.5 5-1.5s3 2 5-1.5',
  none: 'M5.5 10.5l3 3 6-7',
  unknown: 'M7.5 7.6c0-4 5.4-3.6 5.2-.3-.1 2-2.6 2.2-2.7 4.6M10 15.2v.1',
} as const;
