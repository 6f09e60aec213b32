import { arc, measure, quiet } from './lines.ts';
import { OakLeaf } from './OakLeaf.tsx';
import { Stage, type StagedProps } from './Stage.tsx';

const seal = { x: 214, y: 150 };

/** A receipt that is checked off, with a leaf of the practice beside it. */
export function PaidReceipt(props: StagedProps) {
  return (
    <Stage {...props}>
      <path d="M102 30h104v178l-13-9-13 9-13-9-13 9-13-9-13 9-13-9-13 9Z" fill="var(--drawing-paper)" />
      <path d="M120 52h34" strokeWidth="4" />
      <path d="M120 76h66M120 94h66M120 112h40" {...quiet} />
      <path d="M120 134h46M120 152h30" {...quiet} />
      <path d="M120 174h24" strokeWidth="3" />
      <circle cx={seal.x} cy={seal.y} r="32" fill="var(--drawing-tint)" />
      <path d="m199 151 10 10 20-23" strokeWidth="3.5" />
      <path d={arc(seal, 41, -40, 130)} {...measure} />
      <path d="M70 226v-34" />
      <OakLeaf x={70} y={196} turn={-8} scale={0.8} />
    </Stage>
  );
}
