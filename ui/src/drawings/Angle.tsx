import { arc, around, lines, measure, type Point } from './lines.ts';

const corner: Point = { x: 16, y: 36 };

/** A small opened angle, as a mark beside a heading. */
export function Angle({ degrees, size = 40 }: { degrees: number; size?: number }) {
  const end = around(corner, 28, degrees);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 44"
      style={{ flex: 'none' }}
      {...lines}
    >
      <path d={`M${end.x} ${end.y}L${corner.x} ${corner.y}H44`} />
      <path d={arc(corner, 17, 0, degrees)} {...measure} />
    </svg>
  );
}
