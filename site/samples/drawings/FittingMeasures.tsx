import type { Posture } from '../../src/islands/desk-check/posture.ts';
import { Label } from './Label.tsx';
import { barHeight, type Measured } from './measured.ts';

interface FittingMeasuresProps {
  posture: Posture;
  lines: Measured;
}

/** What a desk that fits looks like in degrees and lengths, over the whole figure. */
export function FittingMeasures({ posture, lines }: FittingMeasuresProps) {
  const { shoulder, elbow, wrist, hip, knee, levelEye, screenTop } = posture;
  const middle = (levelEye.x + screenTop.x) / 2;
  const bar = barHeight(posture);
  return (
    <g>
      <path d={lines.bones} className="bone" />
      <path d={lines.elbowArc} />
      <path d={lines.backArc} />
      <path d={`M${hip.x - 9} ${hip.y}H172`} className="bone dotted" />
      <path d={lines.eyeLine} className="dashed" />
      <path d={lines.reach} />
      {[shoulder, elbow, wrist, hip, knee].map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" className="paper" />
      ))}
      <Label x={middle} y={bar - 12} text="an arm’s length" />
      <Label x={middle + 4} y={levelEye.y + 27} text="eye level" />
      <Label x={elbow.x + 100} y={elbow.y - 32} text="90–110°" on="var(--drawing-ground)" />
      <Label x={166} y={hip.y + 7} text="95–110°" anchor="end" on="none" />
    </g>
  );
}
