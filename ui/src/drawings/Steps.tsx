import { arc, lines, measure, quiet } from './lines.ts';
import { OakLeaf } from './OakLeaf.tsx';
import { Ticks } from './Ticks.tsx';

// One room for all three steps: 240 by 180.
const frame = { viewBox: '0 0 240 180', ...lines } as const;

/** A day in the calendar, and the clock that runs until we answer. */
export function CalendarDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path
        d="M30 34h128a6 6 0 0 1 6 6v112a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6Z"
        fill="var(--drawing-paper)"
      />
      <path d="M24 64h140M58 24v20M130 24v20" />
      <path
        d="M48 84h8M76 84h8M104 84h8M132 84h8M48 108h8M76 108h8M104 108h8M48 132h8M76 132h8"
        {...quiet}
        strokeWidth="5"
      />
      <circle cx="108" cy="108" r="15" {...measure} />
      <circle cx="178" cy="122" r="44" fill="var(--drawing-tint)" />
      <path d="M178 94v28l20 12" />
      <Ticks center={{ x: 178, y: 122 }} radius={32} from={0} to={359.9} step={30} />
      <path d={arc({ x: 178, y: 122 }, 52, -30, 90)} {...measure} />
    </svg>
  );
}

/** Three sheets, one of them chosen. */
export function ChoiceDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d="M28 52 96 40l18 104-68 12Z" fill="var(--drawing-paper)" />
      <path d="M212 52 144 40l-18 104 68 12Z" fill="var(--drawing-paper)" />
      <path d="M42 70l40-7M46 92l40-7M198 70l-40-7M194 92l-40-7" {...quiet} />
      <path d="M80 20h80v124H80z" fill="var(--drawing-tint)" />
      <path d="M96 96h48M96 112h48M96 128h30" />
      <path d="M104 76h32M104 76 98 40" />
      <path d={arc({ x: 104, y: 76 }, 20, 0, 98)} {...measure} />
      <circle cx="160" cy="144" r="17" fill="var(--drawing-measure)" stroke="none" />
      <path d="m152 144 6 6 11-12" stroke="var(--drawing-paper)" strokeWidth="2.75" />
    </svg>
  );
}

/** The desk as it should be: screen, surface and seat at their heights. */
export function FittedDeskDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d="M64 96v60M72 96v60M46 162c0-5 4-7 8-7h28c4 0 8 2 8 7Z" fill="var(--drawing-paper)" />
      <path d="M14 88h134a4 4 0 0 1 0 8H14a4 4 0 0 1 0-8Z" fill="var(--drawing-paper)" />
      <path d="m78 20 6 1 8 50-6 1Z" fill="var(--drawing-paper)" />
      <path d="M84 48H70v40" />
      <path d="M24 88 21 68h20l-3 20Z" fill="var(--drawing-paper)" />
      <path d="M31 68V50" />
      <OakLeaf x={31} y={48} turn={-6} scale={0.5} />
      <path
        d="M176 118v34M176 152l-26 8M176 152l26 8M146 112c0-3 2-4 5-4h48c5 0 8 2 8 5s-3 6-8 6h-45c-5 0-8-3-8-7Z"
        fill="var(--drawing-tint)"
      />
      <path d="M206 44c4 14 0 24-4 34-3 8-4 14-3 24" strokeWidth="5" />
      <path d="M6 162h228" />
      <g {...measure}>
        <path d="M112 92v70M106 98l6-7 6 7M106 156l6 7 6-7M100 22h52M100 16v12M152 16v12" />
        <path d={arc({ x: 196, y: 110 }, 34, 84, 176)} />
      </g>
    </svg>
  );
}
