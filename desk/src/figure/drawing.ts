import { seatedPerson } from '../drawings/person.ts';
import { circle, type Shape } from '../drawings/shapes.ts';
import type { DrawnPart } from './risks.ts';

interface Layer {
  /** What it shows of what can be judged; it is filled by its risk then. */
  part?: DrawnPart;
  shapes: readonly Shape[];
}

/** What is seen of the room. */
export const deskView = { x: 60, y: 120, width: 590, height: 490 };

/** A person at a desk from the side, in the order in which it is drawn. */
export const deskLayers: readonly Layer[] = [
  { shapes: [{ d: 'M60 600H650' }] },
  { part: 'time', shapes: [{ d: 'M128 144a30 30 0 1 1-.1 0ZM128 156v19l12 8' }] },
  // The chair's foot, which nobody is asked about.
  {
    shapes: [
      { d: 'M284 494V556M262 556h44l-6 10h-32z', fill: 'paper' },
      { d: 'M284 562 222 590M284 562l62 28M284 562v26' },
      ...[222, 346, 284].map((x) => ({ d: circle(x, 593, 6.5), fill: 'paper' as const })),
    ],
  },
  {
    part: 'back',
    shapes: [
      {
        d: 'M184 330c-6 28 2 50 11 72 7 19 8 38 6 62-1 9 11 10 13 1 5-24 3-46-4-66-9-24-17-42-12-68 2-10-12-11-14-1Z',
      },
    ],
  },
  {
    part: 'seat',
    shapes: [
      {
        d: 'M214 479c0-3 2-5 6-5h118c14 0 22 4 22 10s-8 9-20 9H236c-14 0-22-6-22-14ZM196 462c2 22 34 33 84 33',
      },
    ],
  },
  // The desk, and the foot of the screen.
  {
    shapes: [
      { d: 'M538 426V586M548 426V586' },
      { d: 'M500 598c0-8 6-12 14-12h58c8 0 14 4 14 12Z', fill: 'paper' },
      { d: 'M330 417h290a4.5 4.5 0 0 1 0 9H330a4.5 4.5 0 0 1 0-9Z', fill: 'paper' },
      { d: 'M472 412h54c4 0 6 2 6 5h-66c0-3 2-5 6-5Z', fill: 'line' },
      { d: 'M506 411V300c0-8-4-13-12-16l-13-5' },
    ],
  },
  {
    part: 'light',
    shapes: [
      {
        d: 'M604 417h-28c0-6 6-9 14-9s14 3 14 9ZM590 408l14-74-38-56M544 290l38-26c10 8 8 26-4 34-12 8-28 4-34-8Z',
      },
    ],
  },
  {
    part: 'screen',
    shapes: [
      {
        d: 'M481 217c3 .5 5 3 4.5 6.5l-14 95c-.5 3-3 5-6.5 4.5s-5-3-4.5-6.5l14-95c.5-3 3-5 6.5-4.5Z',
      },
    ],
  },
  { shapes: Object.values(seatedPerson).flat() },
  { part: 'keyboard', shapes: [{ d: 'M340 416c0-4 3-6 7-6h42c4 0 7 2 7 6Z' }] },
  { part: 'mouse', shapes: [{ d: 'M410 416c0-7 6-11 14-11s13 5 13 11Z' }] },
  { part: 'phone', shapes: [{ d: 'M548 416l-7-34c-.5-3 1-5 4-5.5s5 1 5.5 4l8 35.5Z' }] },
  {
    part: 'arms',
    shapes: [{ d: 'M246 412h58c5 0 7 2 7 5s-2 5-7 5h-58c-5 0-7-2-7-5s2-5 7-5ZM276 422v50' }],
  },
];

interface Place {
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
