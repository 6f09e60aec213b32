import { head, headFromAbove, sleeve, torso } from './body.ts';
import {
  arc,
  area,
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
  writing,
} from './shapes.ts';

const skull: Point = [24, 32];
const eyes = 31;
const table = 82;

function person(): Shapes {
  return [torso(skull, [20, 50], [18, 110]), head(skull, 0, 1.15)];
}

const forearm = sleeve([20, 64], [21, 86], [43, 79]);
const desk = [stroke([40, table], [94, table]), stroke([90, table], [90, 96])];

function screen(x: number, top: number, height = 32): Shapes {
  const middle = top + height / 2;
  return [
    top + height < table - 3
      ? [{ d: path([x + 3, middle], [x + 7, middle + 3], [x + 7, table]), width: 2.5 }]
      : [],
    stroke([x - 1, table - 1], [x + 13, table - 1]),
    bar(6, 'ground', [x, top + 3], [x, top + height - 3]),
  ];
}

const sight = (to: number) => dashed([36, eyes], [to, eyes]);

const atHeight = (top: number) => [desk, screen(76, top), person(), forearm, sight(94)];

export const screenHeight: Drawn<'screenHeight'> = {
  fits: atHeight(eyes - 1),
  'too low': atHeight(49),
  'too high': atHeight(6),
};

/** The outstretched arm is the measure. */
const atDistance = (x: number) => [desk, screen(x, eyes - 1), person(), sleeve([20, 60], [54, 52])];

export const screenDistance: Drawn<'screenDistance'> = {
  fits: atDistance(71),
  'too near': atDistance(44),
  'too far': atDistance(83),
};

const atDesk: Shapes = [box(4, 4, 88, 46, 'ground'), box(32, 34, 32, 10)];
const shoulders = [
  bar(9, 'tint', [25, 76], [22, 58], [38, 44]),
  bar(9, 'tint', [71, 76], [74, 58], [58, 44]),
  bar(17, 'tint', [30, 78], [66, 78]),
];

export const screenPlace: Drawn<'screenPlace'> = {
  'straight ahead': [
    atDesk,
    bar(6, 'line', [28, 14], [68, 14]),
    shoulders,
    headFromAbove([48, 76]),
    dashed([48, 60], [48, 18]),
  ],
  'to the side': [
    atDesk,
    bar(6, 'line', [10, 38], [30, 9]),
    shoulders,
    headFromAbove([48, 76]),
    dashed([43, 62], [22, 26]),
  ],
};

const crown: Point = [48, 66];
const looking = (turn: number) => [
  bar(28, 'tint', [20, 72], [76, 72]),
  headFromAbove(crown, turn, 1.5),
  dashed(from(crown, 24, turn - 90), from(crown, 58, turn - 90)),
  turn === 0 ? [] : [measured(...arc(crown, 42, -90, turn - 84))],
];

export const neckTurn: Drawn<'neckTurn'> = { 'facing ahead': looking(0), turned: looking(-48) };

const front = [
  area('ground', [14, 64], [82, 64], [92, 90], [4, 90]),
  box(10, 12, 42, 32),
  stroke([31, 44], [31, 67]),
  stroke([22, 67], [40, 67]),
  writing([17, 21, 38], [17, 28, 44], [17, 35, 34]),
];

export const documents: Drawn<'documents'> = {
  'beside the screen': [
    front,
    stroke([72, 44], [72, 67]),
    stroke([65, 67], [79, 67]),
    box(60, 13, 24, 31),
    writing([65, 21, 79], [65, 28, 79], [65, 35, 74]),
  ],
  'flat on the desk': [
    front,
    area('paper', [54, 69], [76, 69], [82, 85], [56, 85]),
    writing([59, 74, 73], [60, 79, 76]),
  ],
};

const notebook = (y: number) => [bar(5, 'ground', [56, y], [80, y]), bar(5, 'ground', [80, y], [90, y - 24])];

export const laptop: Drawn<'laptop'> = {
  raised: [
    desk,
    [0, 1, 2].map((book) => box(54, 59 + book * 7.5, 32 - book, 7.5)),
    notebook(56),
    person(),
    forearm,
    stroke([42, 81], [55, 81]),
  ],
  flat: [desk, notebook(79), person(), forearm],
};

/** The head turns about the base of the neck. */
const held = (degrees: number): Shapes => {
  const root: Point = [36, 68];
  const at = from(root, 27, degrees - 78);
  return [
    bar(19, 'skin-tan', from(root, -8, degrees - 90), from(at, 8, degrees + 110)),
    bar(40, 'tint', [36, 92], [36, 130]),
    head(at, degrees, 1.75),
  ];
};

export const neck: Drawn<'neck'> = { upright: held(0), 'bent forward': held(32), 'tipped back': held(-28) };

const monitor = [box(14, 14, 68, 50, 'ground'), stroke([48, 64], [48, 80]), stroke([30, 81], [66, 81])];
const text = writing([22, 26, 58], [22, 35, 72], [22, 44, 50], [22, 53, 66]);

export const glare: Drawn<'glare'> = {
  'no glare': [monitor, text],
  glare: [
    monitor,
    text,
    area('paper', [38, 20], [62, 20], [56, 48], [32, 48]),
    { ...stroke([50, 20], [44, 48]), width: 1.5 },
    { ...stroke([35, 34], [59, 34]), width: 1.5 },
    [-150, -115, -65, -30].map((degrees) =>
      measured(from([66, 16], 6, degrees), from([66, 16], 14, degrees)),
    ),
  ],
};
