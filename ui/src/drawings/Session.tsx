import { arc, lines, measure, quiet } from './lines.ts';
import { OakLeaf } from './OakLeaf.tsx';
import { Ticks } from './Ticks.tsx';

// Three of the four parts of a session, 240 by 180 as the steps of the front page are; the second is in HeldFoot.tsx.
const frame = { viewBox: '0 0 240 180', ...lines } as const;

interface SessionDrawingProps {
  className?: string | undefined;
}

/** What is seen today, and the ring in the middle that is the goal. */
export function GoalDrawing({ className }: SessionDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path
        d="M28 26h84a6 6 0 0 1 6 6v122a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6Z"
        fill="var(--drawing-paper)"
      />
      <path d="M40 50h36M40 68h56M40 86h44" {...quiet} />
      <path d="M38 136c10-22 20-22 30 0s20 22 30 0" {...measure} />
      <circle cx="168" cy="94" r="54" fill="var(--drawing-tint)" />
      <circle cx="168" cy="94" r="36" fill="var(--drawing-paper)" />
      <circle cx="168" cy="94" r="18" fill="var(--drawing-tint)" />
      <Ticks center={{ x: 168, y: 94 }} radius={61} from={20} to={160} step={10} strong={7} />
      <path d="M168 94 214 48M204 48h10v10" {...measure} />
      <circle cx="168" cy="94" r="4.5" fill="var(--drawing-measure)" stroke="none" />
    </svg>
  );
}

/** Feet on a rocking board that is nearly level. */
export function BalanceDrawing({ className }: SessionDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d="M10 162h220" />
      <g transform="rotate(-5 120 128)">
        <path d="M56 128h128c-8 24-36 34-64 34s-56-10-64-34Z" fill="var(--drawing-tint)" />
        <path d="M44 118h152a5 5 0 0 1 0 10H44a5 5 0 0 1 0-10Z" fill="var(--drawing-paper)" />
        <path d="M84 96c-2 8-3 15-2 22h44c1-7-7-9-14-12-6-3-10-5-11-10Z" fill="var(--drawing-line)" />
        <path d="M82 14c-2 26-2 54 0 82h20c2-28 4-54 6-82" fill="var(--drawing-paper)" />
        <path d="M132 96c-2 8-3 15-2 22h44c1-7-7-9-14-12-6-3-10-5-11-10Z" fill="var(--drawing-line)" />
        <path d="M130 14c-2 26-2 54 0 82h20c2-28 4-54 6-82" fill="var(--drawing-paper)" />
      </g>
      <g {...measure}>
        <path d={arc({ x: 120, y: 128 }, 92, -12, 12)} />
        <path d={arc({ x: 120, y: 128 }, 92, 168, 192)} />
        <Ticks center={{ x: 120, y: 128 }} radius={100} from={-12} to={12} step={4} color={measure.stroke} />
        <Ticks center={{ x: 120, y: 128 }} radius={100} from={168} to={192} step={4} color={measure.stroke} />
      </g>
    </svg>
  );
}

/** A house with a mat on its floor: ten minutes there are part of the work. */
export function HomePracticeDrawing({ className }: SessionDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d="M6 160h228" />
      <path d="M48 160V82l72-56 72 56v78Z" fill="var(--drawing-paper)" />
      <path d="M34 93 120 26l86 67" />
      <path d="M160 57V36h14v32" />
      <path d="M64 152h84a4 4 0 0 1 0 8H64a4 4 0 0 1 0-8Z" fill="var(--drawing-tint)" />
      <circle cx="164" cy="147" r="13" fill="var(--drawing-tint)" />
      <path d="M153 141c8 4 15 4 22 0M152 151c8 4 16 4 24 0" {...quiet} />
      <circle cx="120" cy="98" r="22" fill="var(--drawing-tint)" />
      <Ticks center={{ x: 120, y: 98 }} radius={14} from={0} to={359.9} step={30} />
      <path d="M120 98V84M120 98l9 6" />
      <path d={arc({ x: 120, y: 98 }, 29, 30, 90)} {...measure} strokeWidth="3" />
      <path d="M20 160v-22" />
      <OakLeaf x={20} y={142} turn={-6} scale={0.5} />
    </svg>
  );
}
