import { around, type Point, round } from '@practice/desk/figure/geometry';

/** A measured arc with a point at its end: from one angle to another around `center`, against the clock or with it. */
export function ArcArrow({
  center,
  radius,
  from,
  to,
}: {
  center: Point;
  radius: number;
  from: number;
  to: number;
}) {
  const start = around(center, radius, from);
  const end = around(center, radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const against = to > from ? 0 : 1;
  const heading = to + (to > from ? 90 : -90);
  return (
    <path
      className="measure arrow"
      d={`M${at(start)}A${radius} ${radius} 0 ${large} ${against} ${at(end)}${head(end, heading)}`}
    />
  );
}

export function Arrow({ from, to }: { from: Point; to: Point }) {
  const heading = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
  return <path className="measure arrow" d={`M${at(from)}L${at(to)}${head(to, heading)}`} />;
}

function head(tip: Point, heading: number): string {
  return `M${at(around(tip, 11, heading + 152))}L${at(tip)}L${at(around(tip, 11, heading - 152))}`;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
