import { measure, quiet } from './lines.ts';
import { Stage, type StagedProps } from './Stage.tsx';

/** A card that a reader gives back: it lies beside, and an arrow shows the way it came. */
export function ReturnedCard(props: StagedProps) {
  return (
    <Stage {...props}>
      <path
        d="M74 96h72a8 8 0 0 1 8 8v114a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8V104a8 8 0 0 1 8-8Z"
        fill="var(--drawing-tint)"
      />
      <path d="M80 110h60v38H80Z" fill="var(--drawing-paper)" />
      <path d="M92 129h36" {...quiet} strokeDasharray="0.5 7" strokeWidth="3" />
      <path
        d="M82 164h12M104 164h12M126 164h12M82 180h12M104 180h12M126 180h12M82 196h12M104 196h12"
        strokeWidth="5"
        stroke={quiet.stroke}
      />
      <path d="M126 196h12" strokeWidth="5" stroke="var(--drawing-line)" />
      <path d="M82 96c0-6 2-8 6-8h44c4 0 6 2 6 8" fill="var(--drawing-line)" />
      <g transform="rotate(-14 236 176)">
        <path
          d="M190 146h92a7 7 0 0 1 7 7v48a7 7 0 0 1-7 7h-92a7 7 0 0 1-7-7v-48a7 7 0 0 1 7-7Z"
          fill="var(--drawing-paper)"
        />
        <path d="M183 160h106v11H183Z" fill="var(--drawing-line)" />
        <path d="M194 194h30M234 194h14" {...quiet} strokeWidth="3" />
        <path d="M268 186h12v10h-12Z" fill="var(--drawing-tint)" />
      </g>
      <g {...measure}>
        <path d="M112 76c4-30 34-44 66-36 26 7 46 28 54 60" />
        <path d="m220 92 13 9 6-14" />
      </g>
    </Stage>
  );
}
