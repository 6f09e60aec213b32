import type { Shape } from '../../drawings/shapes.ts';
import { faceAhead } from './body.ts';
import {
  arc,
  area,
  bar,
  box,
  type Drawn,
  disk,
  from,
  joined,
  measured,
  type Point,
  path,
  placed,
  type Shapes,
  stroke,
  writing,
} from './shapes.ts';

const face: Point = [46, 32];

const shouldersAhead = (low: number, high: number): Shape => ({
  d: `M20 110L20 ${low + 6}C20 ${low - 4} 34 ${low - 8} 46 ${low - 8}C60 ${low - 8} 74 ${high - 6} 74 ${high + 6}L74 110Z`,
  fill: 'tint',
  width: 2,
});
const neck = bar(15, 'skin-tan', [46, 44], [46, 60]);

const receiver = [
  { d: path([0, -13], [0, 13]), width: 8 },
  { d: path([-3, -11], [0, -11]), width: 9 },
  { d: path([-3, 11], [0, 11]), width: 9 },
];

export const phoneHold: Drawn<'phoneHold'> = {
  'head upright': [
    neck,
    shouldersAhead(70, 70),
    faceAhead(face, 0, 1.3),
    placed(receiver, { at: [62, 36] }),
    bar(11, 'tint', [74, 110], [86, 78], [72, 56]),
    joined(
      'skin-tan',
      [10, [69, 52], [67, 44]],
      [5, [68, 40], [60, 40]],
      [5, [68, 45], [60, 45]],
      [5, [68, 50], [61, 50]],
    ),
  ],
  'between ear and shoulder': [
    bar(15, 'skin-tan', [50, 46], [46, 62]),
    shouldersAhead(72, 56),
    placed(receiver, { at: [71, 43], turn: 22 }),
    faceAhead([54, 33], 32, 1.3),
  ],
};

export const handsFree: Drawn<'handsFree'> = {
  available: [
    bar(15, 'skin-tan', [46, 46], [46, 70]),
    shouldersAhead(76, 76),
    faceAhead([46, 38], 0, 1.45),
    { ...measured(...arc([46, 34], 18, 180, 360)), width: 3.5 },
    [28, 64].map((x) => ({ d: path([x, 35], [x, 43]), stroke: 'measure' as const, width: 7 })),
    { d: 'M64 45C64 54 58 57 52 56', stroke: 'measure', width: 2.5 },
    { d: path([50, 55.6], [52, 56]), stroke: 'measure', width: 5 },
  ],
  missing: [
    area('ground', [18, 84], [26, 50], [70, 50], [78, 84]),
    [56, 65, 74].flatMap((y) => [38, 48, 58].map((x) => ({ d: path([x, y], [x, y + 0.1]), width: 5 }))),
    { d: 'M14 42C14 22 82 22 82 42', width: 11 },
    bar(15, 'line', [16, 41], [16, 44]),
    bar(15, 'line', [80, 41], [80, 44]),
  ],
};

const lamp = (cone: Shapes): Shapes => [
  cone,
  stroke([4, 84], [92, 84]),
  stroke([14, 83], [14, 30], [40, 14]),
  { d: path([8, 83], [20, 83]), width: 4 },
  { d: 'M36 20L44 6L62 22C56 30 44 30 36 20Z', fill: 'line', width: 2 },
  area('paper', [42, 83], [50, 72], [84, 72], [88, 83]),
  writing([52, 75.5, 78], [50, 79.5, 82]),
];
const sun: Point = [66, 30];

export const light: Drawn<'light'> = {
  good: lamp([
    { d: 'M42 24L30 82L92 82L62 24Z', fill: 'ground', stroke: 'none' },
    [62, 82].map((at) => measured(from([52, 22], 14, at), from([52, 22], 26, at))),
    measured(from([52, 22], 14, 42), from([52, 22], 26, 42)),
  ]),
  'too dim': lamp([
    { d: path([0, 0], [96, 0], [96, 96], [0, 96]).concat('Z'), fill: 'quiet', stroke: 'none' },
  ]),
  'too bright': [
    box(40, 6, 50, 50),
    { ...disk(sun, 11, { fill: 'measure', stroke: 'none' }) },
    Array.from({ length: 8 }, (_, at) => measured(from(sun, 15, at * 45), from(sun, 20, at * 45))),
    stroke([4, 84], [92, 84]),
    area('paper', [42, 83], [50, 72], [84, 72], [88, 83]),
    [0, 1, 2].map((at) => measured([34 - at * 2, 40 + at * 14], [12 - at * 2, 50 + at * 14])),
  ],
};

const middle: Point = [48, 48];

/** A clock with so many of its hours filled. */
const hours = (count: number): Shapes => [
  disk(middle, 40, { fill: 'paper' }),
  { d: `${path(middle, ...arc(middle, 40, -90, -90 + count * 30))}Z`, fill: 'tint', width: 2 },
  Array.from({ length: 12 }, (_, hour) => stroke(from(middle, 34, hour * 30), from(middle, 37, hour * 30))),
  { d: path([48, 20], middle, from(middle, 22, -90 + count * 30)), width: 3 },
  disk(middle, 2.5, { fill: 'line' }),
];

export const duration: Drawn<'duration'> = {
  'under 1 hour': hours(0.75),
  '1 to 4 hours': hours(3),
  'over 4 hours': hours(8),
};

/** Someone on a chair or standing, drawn around the middle of the hips. */
const sits = [
  bar(5.5, 'line', [0, 0], [0, -11]),
  { d: path([0, 0], [9, 0], [9, 11]), width: 5 },
  disk([1, -18.5], 4, { fill: 'line', stroke: 'none' }),
  stroke([-6, -12], [-6, 4], [7, 4]),
  stroke([-2, 4], [-2, 12]),
];
const stands = [
  { d: path([0, 1], [0, -10]), width: 5.5 },
  { d: path([0, 0], [5, 12]), width: 4.5 },
  { d: path([0, 0], [-4, 12]), width: 4.5 },
  disk([1, -17.5], 4, { fill: 'line', stroke: 'none' }),
  stroke([1, -9], [6, -2]),
].map((shape) => ({
  ...shape,
  ...(shape.fill ? { fill: 'measure' as const } : { stroke: 'measure' as const }),
}));

/** A morning as a bar, interrupted where someone gets up. */
const morning = (ends: readonly (readonly [number, number])[], ups: readonly number[]): Shapes => [
  ends.flatMap(([a, b]) => bar(10, 'ground', [a, 76], [b, 76])),
  ups.map((x) => ({ d: path([x, 76], [x, 76.1]), stroke: 'measure' as const, width: 5 })),
];

export const breaks: Drawn<'breaks'> = {
  'at least hourly': [
    placed(sits, { at: [16, 42] }),
    placed(stands, { at: [42, 40] }),
    placed(sits, { at: [62, 42] }),
    placed(stands, { at: [86, 40] }),
    morning(
      [
        [10, 22],
        [36, 46],
        [60, 70],
        [84, 88],
      ],
      [29, 53, 77],
    ),
  ],
  rarer: [placed(sits, { at: [42, 42], scale: 1.3 }), morning([[10, 88]], [])],
};
