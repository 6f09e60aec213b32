import { arc, lines, type Point, quiet } from './lines.ts';
import { Ticks } from './Ticks.tsx';

const center: Point = { x: 250, y: 350 };

interface FoundersProps {
  title: string;
  className?: string | undefined;
}

/** Two people in profile, turned to one another: holds the place of the founders' photograph. */
export function Founders({ title, className }: FoundersProps) {
  return (
    <svg className={className} role="img" viewBox="0 60 500 600" {...lines}>
      <title>{title}</title>
      <rect y="60" width="500" height="600" fill="var(--drawing-ground)" stroke="none" />
      <circle cx={center.x} cy={center.y} r="196" fill="var(--drawing-paper)" stroke="none" />
      <Ticks center={center} radius={208} from={0} to={180} step={3} strong={5} />
      <path d={arc(center, 196, 0, 180)} {...quiet} />
      <Man />
      <Woman />
    </svg>
  );
}

function Woman() {
  return (
    <g transform="translate(-30 124) scale(0.94)">
      <path
        d="M60 720V600c2-70 14-118 58-146 16-10 32-14 44-20 22 12 46 10 62 2 18 8 30 14 40 30 20 32 26 80 28 134v120Z"
        fill="var(--drawing-tint)"
      />
      <path d="M104 720V600c-2-40 2-70 16-98" />
      <path d="M162 434c18 16 46 18 62 2" />
      <path d="M166 352c2 34 2 60-4 82 16 14 44 14 62 2-6-18-6-34 0-50" fill="var(--drawing-paper)" />
      <path
        d="M232 244c20 6 34 22 36 42 .8 8-1.6 13 .4 19 3.6 8.5 12.6 15.5 16 22.5 2 5-2.8 7.5-10 8-1.2 2.4-1 4.6.2 6.6 3.4 1.8 3.4 5 .2 7 1.2 2.8.8 5.4-1.4 7.2-1.2 3.2.4 7.4-.6 12.8-2.4 12-15.2 16.6-28.8 14-16-3-32-12-40-24l-42-40 20-70Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M246 262c-4 20-20 34-42 40-6 2-10 8-8 16-12-4-20 6-17 18 2 9 9 15 16 16-6 12-20 18-36 12-20-8-36-32-36-62 0-52 28-82 72-82 28 0 48 12 56 32 1 6-1 10-5 10Z"
        fill="var(--drawing-line)"
        strokeWidth="1.5"
      />
      <circle cx="116" cy="348" r="28" fill="var(--drawing-line)" stroke="none" />
      <path d="M199 321c-9-3-15 5-13 13s8 11 13 10M247 304c4-3 9-3 12-.6M242 291c5-4 12-5 18-3" />
    </g>
  );
}

function Man() {
  return (
    <g transform="translate(514 84) scale(-0.9 0.9)">
      <path
        d="M38 720v-90c0-84 16-140 66-166 20-10 34-12 48-20 20 16 50 16 70 4 20 6 34 16 44 34 22 38 26 92 28 148v90Z"
        fill="var(--drawing-paper)"
      />
      <path d="M153 446l-9 24 34 20 17-24 14 20 20-20-7-20" />
      <path d="M195 468c2 58 4 98 4 148v90M84 720v-90c-2-48 4-82 18-110" />
      <path d="M156 352c2 36 2 66-4 92 18 16 50 16 70 4-6-20-6-38 0-56" fill="var(--drawing-paper)" />
      <path
        d="M228 226c22 5 37 20 39 42 .6 9-1.4 14 .6 20 4 9 14.4 17 18 25 2.2 5.4-3.4 8.2-11.4 8.8-1.2 2.6-1 5 .2 7.2 3.6 1.8 3.6 5.2.2 7.4 1.2 3 .8 5.8-1.4 7.8-1.2 3.6.6 8.4-.6 14.4-3 14-17.2 20-32.6 17-18-3.4-34-13-43-27l-44-42 20-70Z"
        fill="var(--drawing-paper)"
      />
      {/* A short beard, then short hair with a straight front. */}
      <path
        d="M274 348c-10-6-24-5-30 2-4 6-6 8-12 4-10-8-16-22-18-36l-14 4c-2 24 4 46 18 58 14 10 36 15 50 3 8-8 9-22 6-35Z"
        fill="var(--drawing-line)"
        strokeWidth="1.5"
      />
      <path d="M256 352c6-2 12-1 17 1" stroke="var(--drawing-paper)" strokeWidth="2" />
      <path
        d="M262 240c-12 12-34 18-52 16-2 16-6 30-10 42-10-6-20 0-20 12 0 10 6 18 12 20-2 14-8 26-22 34-24-14-36-40-36-76 0-56 32-88 78-86 24 1 44 12 52 28 2 4 1 8-2 10Z"
        fill="var(--drawing-line)"
        strokeWidth="1.5"
      />
      <path d="M197 303c-9-3-15 5-13 13s7 11 12 10" />
      <circle cx="252" cy="290" r="14" strokeWidth="2" />
      <path d="M238 288 200 298M250 288c3-2 6-2 9 0M243 271c5-3 11-3 16-1" strokeWidth="2" />
    </g>
  );
}
