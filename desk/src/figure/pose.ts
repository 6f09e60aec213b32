import { bend, direction, distance, joint, type Move, type Point, pointAt, smoothstep } from './geometry.ts';

export interface Pose {
  scale: number;
  seatTop: number;
  hip: Point;
  knee: Point;
  ankle: Point;
  toes: number;
  stride: number;
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  neck: Point;
  skull: Point;
  eye: Point;
  shrug: number;
}

export const hinge = (seatTop: number): Point => ({ x: 212, y: seatTop - 2 });

export function deform<Name extends string>(
  outlines: Readonly<Record<Name, string>>,
  from: Pose,
  to: Pose,
): Record<Name, string> {
  const moves = movesBetween(from, to);
  const moved = Object.entries<string>(outlines).map(([name, outline]) => {
    const move = moves[name];
    return [name, move ? bend(outline, move) : outline];
  });
  return Object.fromEntries(moved);
}

export type Joint = 'hip' | 'knee' | 'ankle' | 'shoulder' | 'elbow' | 'wrist' | 'neck' | 'skull' | 'eye';

function movesBetween(from: Pose, to: Pose): Record<string, Move> {
  const grown = to.scale / from.scale;
  const turn = (start: Joint, end: Joint) =>
    direction(to[start], to[end]) - direction(from[start], from[end]);
  const bone =
    (at: Point, now: Point, degrees: number, growth = grown): Move =>
    (point) =>
      pointAt(now, distance(at, point) * growth, direction(at, point) + degrees);
  const of = (name: Joint, degrees: number) => bone(from[name], to[name], degrees);
  const ahead =
    (move: Move): Move =>
    ({ x, y }) => {
      const moved = move({ x: x - from.stride, y });
      return { x: moved.x + to.stride, y: moved.y };
    };

  const slope = turn('hip', 'knee');
  const upright = turn('knee', 'ankle');
  const toes = from.toes - to.toes;
  const head = of('skull', turn('skull', 'eye'));
  const trunk = turn('hip', 'neck');
  const pelvis = joint(of('hip', trunk), of('hip', slope), from.hip, -42, 40);
  const chest: Move = (point) => {
    const { x, y } = pelvis(point);
    return { x, y: y - to.shrug * smoothstep((from.shoulder.y + 40 - point.y) / 50) };
  };
  const leg = joint(pelvis, of('knee', upright), from.knee, -45, 34);
  return {
    neck: joint(chest, head, { x: from.neck.x + 2, y: from.neck.y - 14 }, 90, 16),
    face: head,
    hair: head,
    features: head,
    torso: chest,
    leg,
    creases: leg,
    shoe: of('ankle', toes),
    farLeg: ahead(joint(of('knee', slope), of('knee', upright), from.knee, -45, 34)),
    farShoe: ahead(of('ankle', toes)),
    arm: joint(
      of('shoulder', turn('shoulder', 'elbow')),
      of('elbow', turn('elbow', 'wrist')),
      from.elbow,
      -42,
      28,
    ),
    hand: of('wrist', 0),
    // The backrest leans with the back, but does not grow.
    backrest: bone(hinge(from.seatTop), hinge(to.seatTop), trunk, 1),
  };
}
