import { direction, type Point, round } from '@practice/desk/figure/geometry';

/** A joint of a limb, and how thick the limb is there. */
export interface Knuckle extends Point {
  radius: number;
}

interface LimbProps {
  joints: readonly Knuckle[];
  className?: string;
}

/** An arm, a leg or a finger: smooth from joint to joint, its outline drawn under its own fill, so that no joint shows a seam. */
export function Limb({ joints, className = 'paper' }: LimbProps) {
  const parts = joints.slice(1).map((end, index) => capsule(joints[index] ?? end, end));
  return (
    <g className={className}>
      {parts.map((d) => (
        <path key={d} d={d} strokeWidth="4.5" />
      ))}
      {parts.map((d) => (
        <path key={d} d={d} stroke="none" />
      ))}
    </g>
  );
}

/** The outline around two circles. */
function capsule(from: Knuckle, to: Knuckle): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = (direction(from, to) * Math.PI) / 180;
  const spread = Math.acos(Math.max(-1, Math.min(1, (from.radius - to.radius) / length)));
  const on = ({ x, y, radius }: Knuckle, side: number) => {
    const angle = along + side * spread;
    return `${round(x + Math.cos(angle) * radius)} ${round(y - Math.sin(angle) * radius)}`;
  };
  const large = (radius: number, other: number) => (radius > other ? 1 : 0);
  return [
    `M${on(from, 1)}L${on(to, 1)}`,
    `A${to.radius} ${to.radius} 0 ${large(to.radius, from.radius)} 1 ${on(to, -1)}`,
    `L${on(from, -1)}A${from.radius} ${from.radius} 0 ${large(from.radius, to.radius)} 1 ${on(from, 1)}Z`,
  ].join('');
}
