import { arc, lines, measure, type Point } from './lines.ts';
import { elbow, eye, hip, knee, SeatedPerson, shoulder, wrist } from './SeatedPerson.tsx';
import { Ticks } from './Ticks.tsx';
import { Chair, Desk, floor, width } from './Workstation.tsx';

const dial: Point = { x: 330, y: floor };

interface MeasuredDeskProps {
  title: string;
  className?: string | undefined;
}

/** A person at a desk that fits: hip 100 to 110 degrees, elbow 90 to 110, the screen an arm's length away, its top at eye level. */
export function MeasuredDesk({ title, className }: MeasuredDeskProps) {
  return (
    <svg className={className} role="img" viewBox={`0 90 ${width} 530`} {...lines}>
      <title>{title}</title>
      <path d={`${arc(dial, 300, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <Ticks center={dial} radius={312} from={0} to={180} step={3} strong={5} />
      {/* Facing the words on its left: all but the letters is drawn facing right and turned around here. */}
      <g transform={`translate(${width} 0) scale(-1 1)`}>
        <Chair />
        <Desk />
        <SeatedPerson />
        <path d={`M-1200 ${floor}H${width + 1200}`} />
        <Measures />
      </g>
      <Labels />
    </svg>
  );
}

function Measures() {
  const top = 172;
  const screen = 474;
  return (
    <g {...measure} className="measures">
      <path
        d={`M${shoulder.x} ${shoulder.y}L${hip.x} ${hip.y}L${knee.x} ${knee.y}M${shoulder.x} ${shoulder.y}L${elbow.x} ${elbow.y}L${wrist.x} ${wrist.y}`}
        strokeWidth="1.5"
      />
      <path d={arc(elbow, 34, -2, 98)} />
      <path d={arc(hip, 27, -5, 100)} />
      <g fill="var(--drawing-paper)">
        {[shoulder, elbow, wrist, hip, knee].map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />
        ))}
      </g>
      <path d={`M${eye.x + 12} ${eye.y - 1}H${screen - 8}`} strokeDasharray="2 8" />
      <path d={`M${eye.x + 4} ${top}H${screen}M${eye.x + 4} ${top - 8}v16M${screen} ${top - 8}v16`} />
      <path d={`M${hip.x - 9} ${hip.y + 1}H172`} strokeWidth="1.5" strokeDasharray="1 5" />
    </g>
  );
}

function Labels() {
  const flip = (x: number) => width - x;
  const text = {
    stroke: 'none',
    fill: 'var(--drawing-words)',
    fontFamily: 'var(--font-text)',
    fontWeight: 600,
  };
  return (
    <g {...text} className="labels" fontSize="20">
      <text x={flip(372)} y="160" textAnchor="middle">
        arm’s length
      </text>
      <text x={flip(372)} y="250" textAnchor="middle">
        eye level
      </text>
      <text x={flip(elbow.x + 42)} y={elbow.y - 32} textAnchor="end">
        90–110°
      </text>
      <text x={flip(164)} y={hip.y + 8}>
        100–110°
      </text>
    </g>
  );
}
