import { bothUnits, deskFindings, isFitting } from '@practice/desk/desk-check';
import { round } from '@practice/desk/figure/geometry';
import type { Posture } from '../../src/islands/desk-check/posture.ts';
import { Label } from '../drawings/Label.tsx';
import { barHeight, type Measured } from '../drawings/measured.ts';
import type { Frame } from './timeline.ts';

interface MeasuresProps {
  frame: Frame;
  posture: Posture;
  lines: Measured;
}

const ground = 'var(--drawing-ground)';

/** What the step is about, drawn over the figure: the part that moves in clay, where it should be in ochre. */
export function Measures({ frame, posture, lines }: MeasuresProps) {
  const { scene, drawn } = frame;
  const Drawing = scene.measured ? drawings[scene.measured] : undefined;
  if (!Drawing) return null;
  return (
    <g opacity={round(drawn * 100) / 100}>
      <Drawing frame={frame} posture={posture} lines={lines} />
    </g>
  );
}

function Joints({ posture, names }: { posture: Posture; names: ('hip' | 'knee' | 'elbow' | 'shoulder')[] }) {
  return names.map((name) => (
    <circle key={name} cx={round(posture[name].x)} cy={round(posture[name].y)} r="4.5" className="paper" />
  ));
}

function Seat({ posture, lines }: MeasuresProps) {
  const { knee, measures } = posture;
  return (
    <g>
      <path d={lines.kneeGate} className="gate" />
      <path d={lines.bones} className="bone" />
      <path d={lines.kneeArc} strokeWidth="3" />
      <Joints posture={posture} names={['hip', 'knee']} />
      <Label
        x={knee.x + 66}
        y={knee.y + 8}
        text={`${measures.knees}°`}
        anchor="start"
        size={22}
        on={ground}
      />
    </g>
  );
}

/** Where the back of the knee is. */
const kneeBack = 360;

function Depth({ frame, posture }: MeasuresProps) {
  const { seatFront, moved } = frame;
  const y = posture.seatTop + 44;
  return (
    <g>
      <path d={`M${round(seatFront)} ${y - 24}v34M${kneeBack} ${y - 24}v34`} className="bone dotted" />
      <path d={`M${round(seatFront)} ${y}H${kneeBack}`} strokeWidth="3" />
      <g opacity={Math.max(0, moved * 4 - 3)}>
        {[342, 353].map((x) => (
          <circle
            key={x}
            cx={x}
            cy={posture.seatTop + 8}
            r="5.2"
            className="paper"
            stroke="var(--drawing-line)"
          />
        ))}
        <Label x={(336 + kneeBack) / 2} y={y + 28} text="about 3 in" size={14} on={ground} />
      </g>
    </g>
  );
}

function Back({ posture, lines }: MeasuresProps) {
  const { hip, measures } = posture;
  return (
    <g>
      <path d={lines.backGate} className="gate" />
      <path d={lines.level} className="bone dotted" />
      <path d={lines.bones} className="bone" />
      <path d={lines.backArc} strokeWidth="3" />
      <Joints posture={posture} names={['shoulder', 'hip']} />
      <Label
        x={hip.x + 36}
        y={hip.y - 30}
        text={`${Math.round(measures.back)}°`}
        anchor="start"
        size={22}
        on="var(--drawing-tint)"
      />
    </g>
  );
}

function Armrests({ posture }: MeasuresProps) {
  const { elbow, armrestTop, measures } = posture;
  const isMet = isFitting(deskFindings(measures).armrests);
  return (
    <g>
      {!isMet && (
        <path d={`M${round(elbow.x)} ${round(elbow.y + 19)}V${round(armrestTop)}`} strokeWidth="4" />
      )}
      <Joints posture={posture} names={['shoulder', 'elbow']} />
      <Label
        x={310}
        y={armrestTop + 34}
        text={isMet ? 'meets the elbow' : 'too low'}
        anchor="start"
        size={18}
      />
    </g>
  );
}

function Screen({ posture, lines }: MeasuresProps) {
  const { levelEye, screenTop, measures } = posture;
  const middle = (levelEye.x + screenTop.x) / 2;
  const bar = barHeight(posture);
  return (
    <g>
      <path d={lines.reachGate} className="gate" />
      <path d={lines.screenGate} className="gate" />
      <path d={lines.eyeLine} className="dashed" />
      <path d={lines.screenGap} strokeWidth="3" />
      <path d={lines.reach} strokeWidth="3" />
      <Label x={middle} y={bar - 14} text={bothUnits(measures.screenDistance)} size={20} />
      <Label x={middle} y={levelEye.y + 26} text="eye level" size={20} />
    </g>
  );
}

function All(props: MeasuresProps) {
  const { lines } = props;
  return (
    <g>
      <path d={lines.bones} className="bone" />
      <path d={lines.kneeArc} />
      <path d={lines.backArc} />
      <path d={lines.elbowArc} />
      <path d={lines.eyeLine} className="dashed" />
      <path d={lines.reach} />
      <Joints posture={props.posture} names={['shoulder', 'elbow', 'hip', 'knee']} />
    </g>
  );
}

const drawings = { seat: Seat, depth: Depth, back: Back, armrests: Armrests, screen: Screen, all: All };
