import { arc, measure, quiet } from './lines.ts';
import { Stage, type StagedProps } from './Stage.tsx';

/** A letter that has come, leaning on the dial. */
export function Letter(props: StagedProps) {
  return (
    <Stage {...props}>
      <g transform="rotate(-6 165 160)">
        <path d="M92 112 165 52l73 60v100H92Z" fill="var(--drawing-tint)" />
        <path d="M108 74h114v96H108Z" fill="var(--drawing-paper)" />
        <path d="M124 92h44" strokeWidth="3.5" />
        <path d="M124 110h82M124 126h82M124 142h52" {...quiet} />
        <path d="M92 112v100h146V112l-73 56Z" fill="var(--drawing-paper)" />
        <path d="m92 212 56-58M238 212l-56-58" />
      </g>
      <path d={arc({ x: 165, y: 150 }, 116, 28, 62)} {...measure} />
      <path d={arc({ x: 165, y: 150 }, 100, 34, 56)} {...measure} />
    </Stage>
  );
}
