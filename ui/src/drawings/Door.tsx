import { arc, measure, quiet } from './lines.ts';
import { OakLeaf } from './OakLeaf.tsx';
import { Stage, type StagedProps } from './Stage.tsx';
import { Ticks } from './Ticks.tsx';

const hinge = { x: 132, y: 226 };

/** A door that is shut; a dotted arc says how far it would swing. */
export function ClosedDoor(props: StagedProps) {
  return (
    <Stage {...props}>
      <path d="M122 226V52h106v174" fill="var(--drawing-paper)" />
      <path d="M132 226V62h86v164Z" fill="var(--drawing-tint)" />
      <path d="M146 78h58v46h-58ZM146 146h58v62h-58Z" {...quiet} />
      <path d="M152 92h46v18h-46Z" fill="var(--drawing-paper)" />
      <path d="M160 101h30" {...quiet} />
      <path d="M209 138v12" strokeWidth="4" />
      <circle cx="209" cy="160" r="2" fill="var(--drawing-line)" />
      <path d={arc(hinge, 118, 2, 38)} {...measure} strokeDasharray="0.5 6" />
      <Plant />
    </Stage>
  );
}

/** The same door, ajar: the arc is drawn as far as it has swung. */
export function OpenDoor(props: StagedProps) {
  return (
    <Stage {...props}>
      <path d="M122 226V52h106v174" fill="var(--drawing-paper)" />
      <path d="M132 226V62h86v164Z" fill="var(--drawing-paper)" />
      <path d={arc({ x: 182, y: 226 }, 26, 0, 180)} {...measure} />
      <g transform="scale(.5)">
        <Ticks center={{ x: 364, y: 452 }} radius={66} from={15} to={165} step={15} color={measure.stroke} />
      </g>
      <path d="M132 62v164l-58-12V44Z" fill="var(--drawing-tint)" />
      <path d="m122 78-38-11v48l38 9ZM122 146l-38-8v62l38 8Z" {...quiet} />
      <path d="M84 132v12" strokeWidth="4" />
      <path d="M212 218c-30 10-86 12-128 4" {...measure} />
      <path d="m91 217-8 5 7 6" {...measure} />
      <Plant />
    </Stage>
  );
}

function Plant() {
  return (
    <g>
      <path d="M270 196V150M270 176l-14-14M270 184l13-16" />
      <OakLeaf x={270} y={156} turn={-3} scale={0.56} />
      <OakLeaf x={258} y={166} turn={-48} scale={0.44} />
      <OakLeaf x={282} y={170} turn={46} scale={0.44} />
      <path d="M256 194h28l-4 32h-20Z" fill="var(--drawing-paper)" />
    </g>
  );
}
