import type { Shape } from '../../drawings/shapes.ts';
import { bar, disk, from, joined, type Point, placed } from './shapes.ts';

// Pieces of a person. Each is drawn around a point of its own and then moved to its place.

const profile: readonly Shape[] = [
  {
    d: 'M-2 -10.4C3.5 -11 8.4 -8.6 9.3 -4L9.4 -1.2L12 2.6L9.9 3.6L10 6.2C9.8 9.4 7.6 10.6 4 9.6L-1 9C-8 9.6 -11 4 -10.5 -1C-10.3 -7 -7 -10 -2 -10.4Z',
    fill: 'skin-tan',
    width: 2,
  },
  {
    d: 'M9.4 -4.6C6 -4 3.4 -4.6 2 -2.4C1.4 -0.6 1 1.4 -1 2L-1.6 6.8C-7 8.8 -11 4.4 -11 -1C-11 -8.2 -4.6 -11.8 1 -11.2C5.4 -10.8 8.8 -8.4 9.4 -4.6Z',
    fill: 'line',
    stroke: 'none',
  },
  disk([6.6, -1.2], 1, { fill: 'line', stroke: 'none' }),
];

/** A head from the side, facing right. `at` is the middle of the skull. */
export function head(at: Point, turn = 0, scale = 1): Shape[] {
  return placed(profile, { at, turn, scale });
}

const face: readonly Shape[] = [
  { d: 'M-9 -2C-9 -15 9 -15 9 -2C9 6 5 11.6 0 11.6C-5 11.6 -9 6 -9 -2Z', fill: 'skin-tan', width: 2 },
  {
    d: 'M-10 1C-12 -16 12 -16 10 1C9 -3 7.6 -5.4 5.4 -6.6C2 -4.6 -3 -4 -6.6 -5.4C-8.4 -4 -9.4 -2 -10 1Z',
    fill: 'line',
    stroke: 'none',
  },
  disk([-3.4, 0.6], 1, { fill: 'line', stroke: 'none' }),
  disk([3.4, 0.6], 1, { fill: 'line', stroke: 'none' }),
  { d: 'M-2.6 6.4C-1 7.6 1 7.6 2.6 6.4', width: 1.4 },
];

export function faceAhead(at: Point, turn = 0, scale = 1): Shape[] {
  return placed(face, { at, turn, scale });
}

const crown: readonly Shape[] = [
  { d: 'M-3.4 -7L0 -12.4L3.4 -7Z', fill: 'skin-tan', width: 2 },
  disk([0, 0], 9, { fill: 'line', stroke: 'none' }),
];

/** A head from above with its nose up. */
export function headFromAbove(at: Point, turn = 0, scale = 1): Shape[] {
  return placed(crown, { at, turn, scale });
}

const spread: readonly Shape[] = joined(
  'skin-tan',
  [5.4, [-3, -5], [-9.5, -11]],
  [8, [-2.5, -1], [-2.8, -9]],
  [8, [2.5, -1], [2.8, -9]],
  [4.8, [-5, -10], [-6.2, -19]],
  [4.8, [-1.4, -10], [-1.8, -22]],
  [4.8, [2.2, -10], [2.6, -21]],
  [4.8, [5.4, -9], [6.8, -16.5]],
);

/** A right hand from above, pointing up. `at` is the wrist. */
export function handFromAbove(at: Point, turn = 0, { isLeft = false, scale = 1 } = {}): Shape[] {
  return placed(spread, { at, turn, scale, isMirrored: isLeft }).map((shape) =>
    shape.width ? { ...shape, width: shape.width * scale } : shape,
  );
}

/** A forearm from the side with a hand that types. `at` is the wrist. */
export function typing(at: Point, elbow: Point, turn: number): Shape[] {
  const hand = placed(
    joined(
      'skin-tan',
      [6, [14, -3.5], [23, -4.5], [28, 2.5]],
      [12, [0, 0], [12, 0.5]],
      [7.5, [12, -1.5], [19, -2.5], [23.5, 4]],
      [6.4, [3, 3.5], [11, 8], [17, 7.5]],
    ),
    { at, turn },
  );
  return [...bar(15, 'tint', elbow, at), ...hand];
}

/** A sleeve with a flat hand, from the side. The last point is the wrist. */
export function sleeve(...points: readonly Point[]): Shape[] {
  const [before, wrist] = points.slice(-2) as [Point, Point];
  const turn = (Math.atan2(wrist[1] - before[1], wrist[0] - before[0]) * 180) / Math.PI;
  const hand = joined(
    'skin-tan',
    [5.5, from(wrist, 3, turn), from(wrist, 11, turn)],
    [4.5, from(wrist, 3, turn), from(wrist, 8, turn - 24)],
  );
  return [...hand, ...bar(9, 'tint', ...points)];
}

export function torso(skull: Point, shoulder: Point, hip: Point, width = 24): Shape[] {
  const [x, y] = shoulder;
  return [
    ...bar(11, 'skin-tan', [skull[0] - 3, skull[1] + 6], [x, y + 4]),
    ...bar(width, 'tint', [x, y + width / 2 - 2], hip),
  ];
}
