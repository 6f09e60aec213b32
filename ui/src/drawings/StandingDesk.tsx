import { arc, lines, measure, type Point } from './lines.ts';
import { Arm, elbow, Head, Torso, wrist } from './SeatedPerson.tsx';
import { Ticks } from './Ticks.tsx';
import { Desk, floor, width } from './Workstation.tsx';

// A standing hip is this much higher than a sitting one; the desk goes up with it.
const raised = 112;
const dial: Point = { x: 330, y: floor };

interface StandingDeskProps {
  title: string;
  className?: string | undefined;
}

/** The same person and desk as in MeasuredDesk, both on their feet. */
export function StandingDesk({ title, className }: StandingDeskProps) {
  return (
    <svg className={className} role="img" viewBox={`0 50 ${width} 560`} {...lines}>
      <title>{title}</title>
      <path d={`${arc(dial, 300, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <Ticks center={dial} radius={312} from={0} to={180} step={3} strong={5} />
      <g transform={`translate(${width} 0) scale(-1 1)`}>
        <Desk raised={raised} />
        <Legs />
        <g transform={`translate(0 ${-raised})`}>
          <g transform="translate(28 -2)">
            <Head />
          </g>
          <g transform="rotate(10 260 447)">
            <Torso />
          </g>
          <g transform="translate(25 -2)">
            <Arm />
            <Elbow />
          </g>
        </g>
        <path d={`M0 ${floor}H${width}`} />
      </g>
    </svg>
  );
}

function Legs() {
  return (
    <g fill="var(--drawing-paper)">
      <path d="M262 572c-2 12-2 20-1 28h74c1-10-12-14-22-18-10-4-15-8-16-14Z" fill="var(--drawing-line)" />
      <path d="M236 330c40-4 60 0 64 14 4 30 6 60 4 98-2 50-4 90-6 128h-38c0-60-4-110-10-150Z" />
      <path
        d="M238 572c-2 12-3 20-2 28h76c1-10-12-14-23-18-10-4-16-8-17-14Z"
        fill="var(--drawing-line)"
        stroke="var(--drawing-ground)"
      />
      <path d="M222 300c-14 14-18 34-10 54 8 26 12 58 14 92 2 46 6 86 10 126h38c2-40 6-84 10-126 4-44 8-92 12-142Z" />
    </g>
  );
}

function Elbow() {
  return (
    <g {...measure}>
      <path d={`M235 305L${elbow.x} ${elbow.y}L${wrist.x} ${wrist.y}`} strokeWidth="1.5" />
      <path d={arc(elbow, 34, -2, 98)} />
      <g fill="var(--drawing-paper)">
        <circle cx="235" cy="305" r="4.5" />
        <circle cx={elbow.x} cy={elbow.y} r="4.5" />
        <circle cx={wrist.x} cy={wrist.y} r="4.5" />
      </g>
    </g>
  );
}
