import { arc, lines, measure, type Point, quiet } from './lines.ts';
import { Ticks } from './Ticks.tsx';

const center: Point = { x: 300, y: 300 };

/** Half a dial with the rings of an oak: a quiet ornament at the edge of a section. */
export function DialEdge({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" viewBox="0 0 600 300" {...lines}>
      <path d={`${arc(center, 250, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <g {...quiet}>
        <path d={[206, 160, 112, 62].map((radius) => arc(center, radius, 0, 180)).join('')} />
        <Ticks center={center} radius={262} from={0} to={180} step={3} strong={5} />
      </g>
      <path d={arc(center, 250, 75, 180)} {...measure} strokeWidth="3" />
      <path d="M300 300 364.7 58.5" {...measure} />
    </svg>
  );
}
