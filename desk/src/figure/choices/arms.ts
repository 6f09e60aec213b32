import { faceAhead, head, sleeve, torso } from './body.ts';
import { arrow, bar, box, type Drawn, dashed, type Point, path, type Shapes, stroke } from './shapes.ts';

const hip: Point = [32, 82];
const seat = [bar(7, 'ground', [14, 93], [74, 93]), bar(7, 'ground', [11, 34], [14, 86])];
const legs = bar(16, 'paper', hip, [80, 83], [82, 110]);
const body = [seat, torso([31, 18], [28, 33], hip, 22), head([31, 18]), legs];
const shrugged = [seat, torso([31, 18], [28, 25], hip, 22), head([31, 18]), legs];
const shoulder: Point = [28, 44];
const elbow: Point = [30, 66];

const armrest = (y: number) => [{ d: path([36, y], [36, 90]), width: 3 }, bar(6, 'line', [22, y], [48, y])];

export const armrests: Drawn<'armrests'> = {
  fits: [body, armrest(73), sleeve(shoulder, elbow, [54, 66])],
  'too high': [shrugged, armrest(59), sleeve([28, 34], [30, 52], [54, 52]), arrow([84, 44], [84, 20])],
  'too low': [
    body,
    armrest(84),
    sleeve(shoulder, elbow, [54, 66]),
    dashed([52, 84], [92, 84]),
    dashed([68, 66], [92, 66]),
  ],
  none: [body, sleeve(shoulder, elbow, [54, 66])],
};

const surface = (y: number) => [bar(5, 'ground', [50, y], [94, y]), stroke([90, y + 3], [90, 96])];

export const workSurface: Drawn<'workSurface'> = {
  fits: [body, surface(73), sleeve(shoulder, elbow, [56, 67]), dashed([72, 66], [94, 66])],
  'too high': [body, surface(52), sleeve(shoulder, elbow, [54, 48]), dashed([36, 66], [84, 66])],
};

const keys = (y: number) => [
  bar(4, 'ground', [56, y + 6], [92, y + 6]),
  bar(5, 'line', [62, y + 1], [78, y + 1]),
];

export const keyboardHeight: Drawn<'keyboardHeight'> = {
  fits: [body, keys(70), sleeve(shoulder, elbow, [54, 66])],
  'too high': [body, keys(50), sleeve(shoulder, elbow, [52, 52])],
  'too low': [body, keys(84), sleeve(shoulder, elbow, [52, 77])],
};

export const overheadReach: Drawn<'overheadReach'> = {
  'not needed': [body, surface(73), box(68, 54, 16, 16), sleeve(shoulder, elbow, [56, 66])],
  needed: [
    body,
    surface(73),
    { d: path([60, 22], [94, 22]), width: 3 },
    box(68, 5, 16, 16),
    sleeve([30, 44], [48, 36], [60, 20]),
  ],
};

/**
 * Head, neck and torso from the front.
 * @param raised how far the shoulders are pushed up
 */
function ahead(raised: number): Shapes {
  const top = 56 - raised;
  return [
    bar(13, 'skin-tan', [48, 36], [48, 50]),
    {
      d: `M48 ${48 - raised * 0.6}C44 ${top - 4} 30 ${top - 6} 26 ${top + 2}L30 110L66 110L70 ${top + 2}C66 ${top - 6} 52 ${top - 4} 48 ${48 - raised * 0.6}Z`,
      fill: 'tint',
      width: 2,
    },
    faceAhead([48, 27], 0, 1.15),
  ];
}

export const shoulders: Drawn<'shoulders'> = {
  relaxed: [ahead(0), bar(11, 'tint', [25, 62], [22, 100]), bar(11, 'tint', [71, 62], [74, 100])],
  raised: [
    ahead(15),
    bar(11, 'tint', [24, 47], [18, 100]),
    bar(11, 'tint', [72, 47], [78, 100]),
    arrow([8, 56], [8, 34]),
    arrow([88, 56], [88, 34]),
  ],
};

const rests = (x: number) =>
  [-1, 1].flatMap((side) => [
    { d: path([48 + side * x, 86], [48 + side * x, 110]), width: 4 },
    bar(8, 'line', [48 + side * (x - 5), 84], [48 + side * (x + 5), 84]),
  ]);

export const armrestWidth: Drawn<'armrestWidth'> = {
  fits: [rests(29), ahead(0), bar(11, 'tint', [25, 61], [20, 75]), bar(11, 'tint', [71, 61], [76, 75])],
  'too wide': [rests(41), ahead(0), bar(11, 'tint', [26, 59], [8, 75]), bar(11, 'tint', [70, 59], [88, 75])],
};

const rested = (y: number): Shapes => sleeve([2, y - 34], [20, y], [66, y]);

export const armrestSurface: Drawn<'armrestSurface'> = {
  soft: [
    { d: path([48, 66], [48, 92]), width: 4 },
    {
      d: 'M14 52C14 46 18 46 24 47C38 52 56 52 70 47C78 46 82 46 82 52L82 58C82 64 78 66 74 66L22 66C18 66 14 64 14 58Z',
      fill: 'tint',
      width: 2,
    },
    stroke([14, 66], [82, 66]),
    rested(43),
  ],
  hard: [{ d: path([48, 58], [48, 92]), width: 4 }, { d: path([14, 56], [82, 56]), width: 6 }, rested(48)],
};

export const armrestAdjustment: Drawn<'armrestAdjustment'> = {
  adjustable: [
    bar(8, 'tint', [20, 34], [62, 34]),
    bar(8, 'paper', [41, 42], [41, 62]),
    bar(13, 'ground', [41, 66], [41, 86]),
    { d: path([41, 70], [41, 70.1]), width: 5 },
    arrow([80, 44], [80, 26]),
    arrow([80, 52], [80, 70]),
  ],
  fixed: [bar(8, 'ground', [24, 86], [24, 34], [66, 34], [66, 86]), stroke([12, 91], [78, 91])],
};
