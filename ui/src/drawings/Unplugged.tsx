import { measure, quiet } from './lines.ts';
import { Stage, type StagedProps } from './Stage.tsx';

/** A desk lamp without light: its plug lies short of the socket, and the gap is measured. */
export function Unplugged(props: StagedProps) {
  return (
    <Stage {...props}>
      <path
        d="M268 108h34a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-40a4 4 0 0 1 4-4Z"
        fill="var(--drawing-paper)"
      />
      <circle cx="285" cy="132" r="14" fill="var(--drawing-ground)" />
      <path d="M280 128v8M290 128v8" strokeWidth="3" />
      {/* The lamp: foot, two arms, and a shade that looks down. */}
      <path d="M64 226c0-8 6-12 14-12h34c8 0 14 4 14 12Z" fill="var(--drawing-line)" />
      <path d="M95 214 70 142l58-58" strokeWidth="5" />
      <circle cx="70" cy="142" r="6" fill="var(--drawing-paper)" />
      <circle cx="128" cy="84" r="6" fill="var(--drawing-paper)" />
      <path d="M120 66c10-10 24-10 32 0l34 30-58 34c-12-18-16-48-8-64Z" fill="var(--drawing-tint)" />
      <path d="M128 130 186 96c4 12-2 24-14 32-14 8-32 10-44 2Z" fill="var(--drawing-paper)" />
      <path d="m164 152 10 24M186 140l18 20M148 158v26" {...quiet} strokeDasharray="0.5 6" />
      {/* Its cord, and the plug at the cord's end. */}
      <path d="M126 222c30 0 24-18 48-18 22 0 18 18 40 14 8-1 12-6 14-12" />
      <path
        d="M222 190h14a3 3 0 0 1 3 3v10c0 5-4 8-10 8s-10-3-10-8v-10a3 3 0 0 1 3-3Z"
        fill="var(--drawing-line)"
      />
      <path d="M225 190v-10M233 190v-10" strokeWidth="3" />
      <g {...measure}>
        <path d="M229 168c0-20 6-30 24-36" />
        <path d="m245 129 9 3-4 9" />
      </g>
    </Stage>
  );
}
