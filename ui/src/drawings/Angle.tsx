import { arc, path, pointAt } from '@practice/desk/figure/geometry';
import { lines } from './lines.ts';

const corner = { x: 16, y: 36 };

export function Angle({ degrees }: { degrees: number }) {
  return (
    <svg aria-hidden="true" width={36} height={36} viewBox="6 0 42 44" {...lines}>
      <path d={`${path(pointAt(corner, 28, degrees), corner)}H44`} />
      <path d={arc(corner, 17, 0, degrees)} stroke="var(--drawing-measure)" strokeWidth={2} />
    </svg>
  );
}
