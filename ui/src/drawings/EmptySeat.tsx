import { arc, lines, measure, type Point } from './lines.ts';
import { Ticks } from './Ticks.tsx';
import { Chair, Desk, floor, width } from './Workstation.tsx';

const dial: Point = { x: 330, y: floor };

/** The desk of the front page, with nobody at it: only the outline of the one who should be there. */
export function EmptySeat({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <svg className={className} role="img" viewBox={`0 150 ${width} 470`} {...lines}>
      <title>{title}</title>
      <path d={`${arc(dial, 300, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <Ticks center={dial} radius={312} from={0} to={180} step={3} strong={5} />
      <g transform={`translate(${width} 0) scale(-1 1)`}>
        <Chair />
        <Desk />
        <path d={`M-1200 ${floor}H${width + 1200}`} />
        <path
          d="M258 195c11 3 18 11 19 20 0 4-1 6 0 9 2 4 7 8 8 12 1 2-1 4-4 4-1 3 0 6-1 10 1 4-1 8-1 10-1 6-8 8-14 7-5-1-8-4-10-5-3 6-3 14-1 22 14 8 19 20 21 38 3 20 5 40 15 66 6 4 22 4 32 5 14-4 30-3 45 12-12 7-32 7-45 3-22 4-32 6-37 10l5 10c20 2 40 3 70 3 32-3 48 9 52 35 4 28 5 64 4 104 8 12 36 16 32 30h-79c-1-10 1-20 4-30-3-30-9-60-13-90-30-4-70-4-100-4-20 0-34-2-40-8-10-8-12-28-7-44-2-24-21-64-19-96 1-22 10-38 26-46 3-10 3-20 2-28-16-2-23-14-22-32 0-20 16-32 36-32 8 0 16 2 22 5Z"
          {...measure}
          strokeDasharray="1 8"
        />
      </g>
    </svg>
  );
}
