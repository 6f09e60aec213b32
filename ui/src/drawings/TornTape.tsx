import { arc, measure, quiet } from './lines.ts';
import { Stage, type StagedProps } from './Stage.tsx';

const reel = { x: 104, y: 166 };

/** A tape measure that ends before its hook: the piece between is only dotted. */
export function TornTape(props: StagedProps) {
  return (
    <Stage {...props}>
      <path
        d="M52 106h66a46 46 0 0 1 46 46v74H62a18 18 0 0 1-18-18v-94a8 8 0 0 1 8-8Z"
        fill="var(--drawing-tint)"
      />
      <circle cx={reel.x} cy={reel.y} r="38" fill="var(--drawing-paper)" />
      <circle cx={reel.x} cy={reel.y} r="12" />
      <path d={arc(reel, 26, 20, 160)} {...quiet} />
      <path d="M164 200h58l-7 5 8 6-9 5 7 10h-57Z" fill="var(--drawing-paper)" />
      <path d="M174 200v9M184 200v6M194 200v9M204 200v6" {...measure} />
      <path d="M262 226l5-7-8-6 8-5-6-8h31v26Z" fill="var(--drawing-paper)" />
      <path d="M272 200v9M282 200v6" {...measure} />
      <path d="M292 192v34" strokeWidth="4.5" />
      <path d="M226 200h32" {...measure} strokeDasharray="0.5 6" />
      <path d="M226 178h32M226 172v12M258 172v12" {...measure} />
    </Stage>
  );
}
