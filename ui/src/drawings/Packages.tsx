import { arc, lines, measure, quiet } from './lines.ts';
import { Ticks } from './Ticks.tsx';

// One room for all three: 320 by 200, floor at 180. They stand beside words that say the same, and stay unspoken.
const frame = { viewBox: '0 0 320 200', ...lines } as const;

/** The seminar: a team looks at the board with the one angle everybody should know. */
export function SeminarDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d="M92 20h136v96H92zM120 116l-14 64M200 116l14 64M160 12v8" fill="var(--drawing-paper)" />
      <path d="M132 34v52M132 86h48M180 86v20" />
      <path d="M126 36l6 50" {...quiet} />
      <path d={arc({ x: 132, y: 86 }, 24, 0, 90)} {...measure} />
      <Ticks center={{ x: 132, y: 86 }} radius={32} from={10} to={80} step={10} color={measure.stroke} />
      <g fill="var(--drawing-tint)">
        <path d="M22 200c0-24 10-36 28-36s28 12 28 36ZM118 200c0-22 10-34 26-34s26 12 26 34ZM214 200c0-24 10-36 28-36s28 12 28 36Z" />
      </g>
      <g fill="var(--drawing-line)" stroke="none">
        <circle cx="50" cy="148" r="14" />
        <circle cx="144" cy="151" r="13" />
        <circle cx="242" cy="148" r="14" />
        <circle cx="257" cy="158" r="6" />
      </g>
    </svg>
  );
}

/** The report: a workplace in numbers, with the tape that took them. */
export function ReportDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path
        d="M88 24h112a6 6 0 0 1 6 6v144a6 6 0 0 1-6 6H88a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6Z"
        fill="var(--drawing-paper)"
      />
      <path d="M122 16h44a4 4 0 0 1 4 4v12h-52V20a4 4 0 0 1 4-4Z" fill="var(--drawing-line)" />
      <path d="M102 58l6 6 10-12M102 86l6 6 10-12M102 114l6 6 10-12" {...measure} />
      <path d="M132 60h54M132 88h40M132 116h48" />
      <path d="M102 154v-10M120 154v-18M138 154v-8M156 154v-14M174 154v-22M96 154h92" {...quiet} />
      <circle cx="246" cy="136" r="34" fill="var(--drawing-tint)" />
      <circle cx="246" cy="136" r="12" fill="var(--drawing-paper)" />
      <path d="M246 170H40" />
      <path d="M246 170v10H44c-4 0-4 0-4-10" fill="var(--drawing-paper)" />
      <path d="M40 164v22" />
      <path
        d="M220 170v6M204 170v4M188 170v6M172 170v4M156 170v6M140 170v4M124 170v6M108 170v4M92 170v6M76 170v4M60 170v6"
        {...measure}
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** The one-to-one setup: one chair, and every lever of it. */
export function ChairDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d="M160 122v38M160 162l-44 14M160 162l44 14M160 162v14" />
      <g fill="var(--drawing-paper)">
        <circle cx="116" cy="178" r="5" />
        <circle cx="160" cy="178" r="5" />
        <circle cx="204" cy="178" r="5" />
      </g>
      <path
        d="M112 112c0-3 2-5 6-5h78c12 0 18 4 18 9s-6 8-16 8h-72c-8 0-14-5-14-12Z"
        fill="var(--drawing-line)"
        stroke="none"
      />
      <path d="M104 104c2 16 20 22 56 22" />
      <path
        d="M96 24c-5 18 1 34 7 48 4 11 4 20 3 32-1 8 10 9 12 1 3-14 1-26-3-37-6-15-11-26-8-42 2-9-9-11-11-2Z"
        fill="var(--drawing-tint)"
      />
      <path d="M138 92h52c6 0 10-3 10-7s-4-6-10-6h-40c-8 0-12 4-12 13Zm0 0v15" fill="var(--drawing-paper)" />
      <g {...measure}>
        <path d={arc({ x: 112, y: 112 }, 62, 8, 86)} />
        <path d="M70 24v84M64 30l6-7 6 7M64 102l6 7 6-7M236 112v62M230 118l6-7 6 7M230 168l6 7 6-7" />
        <Ticks center={{ x: 112, y: 112 }} radius={70} from={46} to={82} step={12} color={measure.stroke} />
      </g>
    </svg>
  );
}
