import type { Shape } from '../../drawings/shapes.ts';
import { handFromAbove, headFromAbove, typing } from './body.ts';
import {
  arc,
  area,
  arrow,
  bar,
  box,
  type Drawn,
  dashed,
  from,
  joined,
  measured,
  type Point,
  path,
  placed,
  type Shapes,
  stroke,
} from './shapes.ts';

const keyboardFromSide = (at: Point, tilt: number) =>
  placed(
    [
      bar(7, 'ground', [2, 0], [38, 0]),
      [5, 13, 21, 29].map((x) => ({ d: path([x, -5.5], [x + 5, -5.5]), width: 3 })),
    ],
    { at, turn: -tilt },
  );

const table = stroke([2, 80], [94, 80]);

export const wrists: Drawn<'wrists'> = {
  straight: [table, keyboardFromSide([50, 72], 5), typing([38, 54], [-10, 54], 2), dashed([2, 36], [82, 36])],
  'bent up': [
    table,
    keyboardFromSide([48, 74], 22),
    stroke([84, 62], [84, 79]),
    typing([36, 69], [-10, 60], -42),
    dashed([2, 45], [34, 52]),
    dashed([34, 52], [66, 22]),
  ],
};

const keysFromAbove = [
  box(8, 6, 80, 30, 'ground'),
  [14, 21, 28].map((y) => ({ ...dashed([13, y], [83, y], 'quiet') })),
];

const hands = (elbows: number, wrist: number, turn: number) =>
  [-1, 1].flatMap((side) => [
    bar(12, 'tint', [48 + side * elbows, 108], [48 + side * wrist, 63]),
    handFromAbove([48 + side * wrist, 58], side * turn, { isLeft: side > 0, scale: 1.05 }),
  ]);

export const wristAngle: Drawn<'wristAngle'> = {
  straight: [keysFromAbove, hands(22, 20, 0)],
  'bent sideways': [keysFromAbove, hands(40, 15, 24)],
};

const person = [bar(17, 'tint', [22, 80], [54, 80])];
const desk = box(3, 3, 90, 53, 'ground');
const keyboard = box(16, 36, 44, 13);
const mouse = (at: Point) => [
  { d: path([at[0], at[1] - 2], [at[0], at[1] + 3]), width: 11 },
  { d: path([at[0], at[1] - 2], [at[0], at[1] + 3]), stroke: 'paper' as const, width: 7 },
  { ...stroke([at[0], at[1] - 5], [at[0], at[1] - 1]), width: 1.5 },
];
const leftArm = [
  bar(10, 'tint', [18, 78], [15, 62], [28, 51]),
  handFromAbove([28, 50], 24, { isLeft: true, scale: 0.5 }),
];
const above = (hand: Point, elbow: Point, turn: number, thing: Shapes) => [
  desk,
  keyboard,
  thing,
  leftArm,
  bar(10, 'tint', [58, 78], elbow, from(hand, 2, turn + 90)),
  handFromAbove(hand, turn, { scale: 0.55 }),
  person,
  headFromAbove([38, 80]),
];

export const mouseReach: Drawn<'mouseReach'> = {
  close: above([69, 53], [63, 66], 4, mouse([69, 41])),
  reaching: above([80, 33], [72, 58], 16, mouse([84, 20])),
};

const phoneOnDesk = ([x, y]: Point) => [
  bar(12, 'paper', [x, y - 6], [x, y + 6]),
  { ...stroke([x - 2, y + 8], [x + 2, y + 8]), width: 1.5 },
];
const reach = measured(...arc([38, 80], 56, -122, -22));

export const phoneReach: Drawn<'phoneReach'> = {
  near: above([66, 53], [63, 66], 14, [phoneOnDesk([74, 38]), reach]),
  far: above([66, 53], [63, 66], 14, [phoneOnDesk([84, 14]), reach]),
};

const desktop = (y: number) => [
  bar(5, 'ground', [4, y], [92, y]),
  stroke([10, y + 3], [10, 90]),
  stroke([86, y + 3], [86, 90]),
];
const boardAhead = (x: number, y: number) => [
  area('paper', [x, y], [x + 3, y - 9], [x + 41, y - 9], [x + 44, y]),
];
const mouseAhead = (x: number, y: number): Shapes => [
  { d: `M${x} ${y}C${x} ${y - 12} ${x + 14} ${y - 12} ${x + 14} ${y}Z`, fill: 'paper', width: 2 },
  { ...stroke([x + 7, y - 8], [x + 7, y - 4]), width: 1.5 },
];

export const mouseSurface: Drawn<'mouseSurface'> = {
  'same as the keyboard': [desktop(52), boardAhead(14, 49), mouseAhead(66, 49)],
  'different from the keyboard': [
    desktop(38),
    bar(5, 'ground', [16, 70], [66, 70]),
    stroke([22, 41], [22, 67]),
    stroke([60, 41], [60, 67]),
    boardAhead(19, 67),
    mouseAhead(66, 35),
  ],
};

const mouseFromSide = (x: number, width: number, height: number): Shape => {
  const across = (part: number) => Math.round(x + part * width);
  const up = (part: number) => Math.round(79 - part * height);
  return {
    d: `M${x} 79C${across(-0.04)} ${up(0.6)} ${across(0.3)} ${up(1)} ${across(0.55)} ${up(0.95)}C${across(0.8)} ${up(0.9)} ${across(1.04)} ${up(0.5)} ${x + width} 79Z`,
    fill: 'ground',
    width: 2,
  };
};

/** A forearm from the left, then palm, fingers and thumb as joined bars. */
const arm = (
  wrist: Point,
  elbow: Point,
  ...hand: readonly (readonly [width: number, ...points: Point[]])[]
) => [bar(17, 'tint', elbow, wrist), joined('skin-tan', ...hand)];

const fullGrip = (y: number) =>
  arm(
    [24, 64 + y],
    [-10, 62 + y],
    [13, [28, 62 + y], [48, 52 + y]],
    [7.5, [50, 52 + y], [66, 54], [80, 66]],
    [7, [34, 66 + y], [46, 70], [58, 72]],
  );

export const mouseGrip: Drawn<'mouseGrip'> = {
  relaxed: [table, mouseFromSide(32, 52, 22), fullGrip(0)],
  pinched: [
    table,
    mouseFromSide(60, 24, 14),
    arm(
      [22, 50],
      [-10, 54],
      [13, [27, 47], [46, 38]],
      [7.5, [48, 37], [66, 36], [76, 48], [77, 62]],
      [7, [34, 48], [50, 58], [60, 68]],
    ),
  ],
};

export const palmRest: Drawn<'palmRest'> = {
  'out of the way': [table, mouseFromSide(32, 52, 22), fullGrip(0)],
  'in the way': [
    table,
    { d: 'M6 79C4 62 8 60 16 60L30 60C38 60 40 64 40 79Z', fill: 'line', width: 2 },
    mouseFromSide(52, 40, 20),
    arm(
      [22, 50],
      [-10, 54],
      [13, [27, 50], [48, 51]],
      [7.5, [50, 50], [70, 54], [84, 66]],
      [7, [38, 56], [50, 64], [60, 68]],
    ),
  ],
};

export const keyboardAdjustment: Drawn<'keyboardAdjustment'> = {
  adjustable: [
    bar(5, 'ground', [6, 26], [76, 26]),
    stroke([12, 29], [12, 90]),
    stroke([50, 29], [40, 54]),
    bar(5, 'ground', [18, 58], [66, 58]),
    boardAhead(20, 55),
    arrow([84, 50], [84, 34]),
    arrow([84, 58], [84, 74]),
  ],
  fixed: [desktop(52), boardAhead(26, 49)],
};
