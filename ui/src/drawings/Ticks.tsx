import { arc, type Point, quiet } from './lines.ts';

interface TicksProps {
  center: Point;
  radius: number;
  from: number;
  to: number;
  /** Degrees between two ticks. */
  step: number;
  /** Every `strong`th tick is longer; 0 for none. */
  strong?: number;
  color?: string;
}

/** The ticks of a dial, as the dashes of one broad arc: a line for each would be most of the page. */
export function Ticks({ center, radius, from, to, step, strong = 0, color = quiet.stroke }: TicksProps) {
  const dash = Math.round(((1.75 * 180) / (Math.PI * radius)) * 100) / 100;
  const ring = (length: number, every: number) => (
    <path
      d={arc(center, radius + length / 2, from, to)}
      pathLength={to - from}
      strokeWidth={length}
      strokeDasharray={`${dash} ${Math.round((every - dash) * 100) / 100}`}
      strokeDashoffset={dash / 2}
    />
  );
  return (
    <g stroke={color} strokeLinecap="butt">
      {ring(7, step)}
      {strong > 0 && ring(14, step * strong)}
    </g>
  );
}
