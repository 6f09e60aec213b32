import { head, sleeve, torso } from './body.ts';
import {
  arrow,
  bar,
  box,
  type Drawn,
  dashed,
  from,
  measured,
  type Point,
  path,
  type Shapes,
  stroke,
  tube,
} from './shapes.ts';

const floor = 88;
const ground = stroke([4, floor], [92, floor]);

const shoe = (ankle: Point, turn = 0) =>
  bar(7, 'line', from(ankle, 4, 90 + turn), from(from(ankle, 5, 90 + turn), 12, turn));

function leg(hip: Point, knee: Point, ankle: Point, toes = 0): Shapes {
  return [bar(20, 'tint', hip, [hip[0] - 1, -14]), shoe(ankle, toes), bar(14, 'paper', hip, knee, ankle)];
}

function seat(y: number, left = 12, right = 46): Shapes {
  const middle = 28;
  return [
    { d: path([middle, y + 4], [middle, floor - 8]), width: 3 },
    stroke([middle - 15, floor - 2], [middle, floor - 8], [middle + 15, floor - 2]),
    bar(6, 'ground', [left + 3, y + 3], [right - 3, y + 3]),
  ];
}

const thigh = 33;
const shin = 32;

/**
 * @param slope of the thigh, in degrees
 * @param shin its direction, in degrees
 */
function sitting(slope: number, stands: number, hip: Point, toes = 0): Shapes {
  const knee = from(hip, thigh, slope);
  return [seat(hip[1] + 7), leg(hip, knee, from(knee, shin, stands), toes)];
}

export const seatHeight: Drawn<'seatHeight'> = {
  fits: [ground, sitting(0, 90, [26, 46]), dashed([30, 46], [84, 46])],
  'too low': [ground, sitting(-24, 82, [26, 60]), dashed([30, 60], [84, 60])],
  'too high': [ground, sitting(24, 96, [26, 30], 38), dashed([30, 30], [84, 30])],
  'feet in the air': [ground, sitting(4, 90, [26, 26], 14), arrow([74, 62], [74, floor - 2])],
};

/**
 * @param back the x of the backrest
 * @param edge the x where the seat ends
 */
function onSeat(back: number, edge: number): Shapes {
  const hip: Point = [30, 46];
  const knee: Point = [66, 46];
  return [ground, bar(6, 'ground', [back, 6], [back, 44]), seat(54, back, edge), leg(hip, knee, [66, 76])];
}

export const seatDepth: Drawn<'seatDepth'> = {
  fits: [onSeat(15, 50), measured([50, 66], [50, 62], [59, 62], [59, 66])],
  'too long': [onSeat(3, 60), measured([6, 30], [17, 30])],
  'too short': [onSeat(15, 34), measured([34, 66], [34, 62], [59, 62], [59, 66])],
};

const underDesk = (...things: Shapes) => [
  ground,
  seat(58),
  leg([26, 50], [56, 50], [56, 78]),
  bar(5, 'ground', [40, 30], [90, 30]),
  stroke([88, 33], [88, floor]),
  things,
];

export const legRoom: Drawn<'legRoom'> = {
  enough: underDesk(arrow([68, 62], [82, 62])),
  cramped: underDesk(box(44, 33, 42, 9), stroke([62, 37.5], [68, 37.5]), box(68, 48, 19, 40, 'ground')),
};

const swivel = [
  ground,
  bar(7, 'ground', [28, 12], [26, 38]),
  bar(8, 'ground', [26, 50], [60, 50]),
  stroke([26, 38], [26, 46]),
  { d: path([44, 54], [44, 76]), width: 3 },
  stroke([24, 84], [44, 76], [64, 84]),
  [24, 44, 64].map((x) => ({ d: path([x, 85], [x, 85.1]), width: 6 })),
  stroke([54, 54], [62, 58]),
];
const wooden = [
  ground,
  stroke([24, 8], [24, floor]),
  stroke([32, 8], [32, 48]),
  [14, 24, 34].map((y) => stroke([24, y], [32, y])),
  bar(7, 'ground', [26, 50], [62, 50]),
  stroke([60, 54], [62, floor]),
  stroke([26, 70], [60, 70]),
];

export const chairAdjustment: Drawn<'chairAdjustment'> = {
  adjustable: [swivel, arrow([78, 44], [78, 26]), arrow([78, 50], [78, 68])],
  fixed: wooden,
};

const hollowBack: Shapes = [
  bar(11, 'skin-tan', [53, 22], [50, 32]),
  {
    d: 'M40 36C36 46 41 54 43 62C44 70 36 76 36 84C36 90 42 92 48 92L70 92L70 78L64 74C68 62 68 46 63 36C58 28 46 28 40 36Z',
    fill: 'tint',
    width: 2,
  },
  bar(16, 'paper', [46, 84], [100, 84]),
  head([56, 15]),
];

export const lumbarSupport: Drawn<'lumbarSupport'> = {
  supported: [tube(9, 'ground', 'M28 30C24 44 30 52 35 60C38 68 30 76 28 86'), hollowBack],
  missing: [bar(9, 'ground', [25, 30], [25, 86]), hollowBack, arrow([58, 62], [33, 62])],
};

const hip: Point = [34, 78];
const chair = [bar(7, 'ground', [18, 91], [70, 91]), bar(7, 'ground', [14, 26], [18, 84])];
const thighs = bar(16, 'paper', hip, [82, 80], [84, 110]);

export const trunk: Drawn<'trunk'> = {
  carried: [
    chair,
    torso([34, 18], [29, 32], hip, 22),
    head([34, 18], -3),
    thighs,
    sleeve([29, 44], [34, 66], [55, 64]),
  ],
  'leaning forward': [
    chair,
    torso([64, 24], [54, 38], hip, 22),
    head([66, 24], 8),
    thighs,
    sleeve([56, 50], [60, 70], [80, 66]),
  ],
  slumped: [
    chair,
    bar(11, 'skin-tan', [49, 36], [42, 44]),
    tube(22, 'tint', 'M44 48C34 50 27 58 31 68C34 76 42 78 48 79'),
    head([56, 29], 20),
    bar(16, 'paper', [46, 80], [88, 80], [90, 110]),
    sleeve([42, 54], [44, 72], [64, 68]),
  ],
};
