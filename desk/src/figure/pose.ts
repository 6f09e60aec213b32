import { outlines, type Pose, rest } from './body.ts';
import { bend, direction, distance, joint, type Move, type Point, pointAt, smoothstep } from './geometry.ts';

export type Outline = keyof typeof outlines;

export type Joint = 'hip' | 'knee' | 'ankle' | 'shoulder' | 'elbow' | 'wrist' | 'neck' | 'skull' | 'eye';

export const hinge = (seatTop: number): Point => ({ x: 212, y: seatTop - 2 });

export function outlinesOf(pose: Pose): Record<Outline, string> {
  const moved = Object.entries(movesTo(pose)).map(([name, move]) => [
    name,
    bend(outlines[name as Outline], move),
  ]);
  return Object.fromEntries(moved);
}

function movesTo(pose: Pose): Record<Outline, Move> {
  const turn = (start: Joint, end: Joint) =>
    direction(pose[start], pose[end]) - direction(rest[start], rest[end]);
  const bone =
    (at: Point, now: Point, degrees: number, growth = pose.scale): Move =>
    (point) =>
      pointAt(now, distance(at, point) * growth, direction(at, point) + degrees);
  const of = (name: Joint, degrees: number) => bone(rest[name], pose[name], degrees);
  const ahead =
    (move: Move): Move =>
    ({ x, y }) => {
      const moved = move({ x: x - rest.stride, y });
      return { x: moved.x + pose.stride, y: moved.y };
    };

  const thigh = of('knee', turn('hip', 'knee'));
  const shank = of('knee', turn('knee', 'ankle'));
  const foot = of('ankle', -pose.toes);
  const head = of('skull', turn('skull', 'eye'));
  const trunk = turn('hip', 'neck');
  const pelvis = joint(of('hip', trunk), of('hip', turn('hip', 'knee')), rest.hip, -42, 40);
  const chest: Move = (point) => {
    const { x, y } = pelvis(point);
    return { x, y: y - pose.shrug * smoothstep((rest.shoulder.y + 40 - point.y) / 50) };
  };
  const leg = joint(pelvis, shank, rest.knee, -45, 34);
  const upperArm = of('shoulder', turn('shoulder', 'elbow'));
  const forearm = of('elbow', turn('elbow', 'wrist'));
  return {
    neck: joint(chest, head, { x: rest.neck.x + 2, y: rest.neck.y - 14 }, 90, 16),
    face: head,
    hair: head,
    features: head,
    torso: chest,
    leg,
    creases: leg,
    farLeg: ahead(joint(thigh, shank, rest.knee, -45, 34)),
    shoe: foot,
    farShoe: ahead(foot),
    arm: joint(upperArm, forearm, rest.elbow, -42, 28),
    hand: of('wrist', 0),
    // The backrest leans with the back but keeps its size.
    backrest: bone(hinge(rest.seatTop), hinge(pose.seatTop), trunk, 1),
  };
}
