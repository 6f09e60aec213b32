import { ChildHead } from './ChildHead.tsx';
import { arc, lines, measure, quiet } from './lines.ts';
import { OakLeaf } from './OakLeaf.tsx';
import { Ticks } from './Ticks.tsx';

// Three of the four parts of a session, 240 by 180 as the steps of the front page are; the second is in HeldFoot.tsx.
const frame = { viewBox: '0 0 240 180', ...lines } as const;

interface SessionDrawingProps {
  className?: string | undefined;
}

/** How somebody moves is seen first: a child stands on one leg, and the angle of the hip is read. */
export function AssessmentDrawing({ className }: SessionDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d={`${arc({ x: 124, y: 166 }, 84, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <Ticks center={{ x: 124, y: 166 }} radius={91} from={0} to={180} step={6} strong={5} />
      <path d="M6 166H234" />
      <g transform="translate(130 12) scale(.44)" strokeWidth="5">
        <path
          d="M-24 188C-23.5 204.5-23 221.5-22 240C-21 268-19.5 293-18 318L14 318C16 296 18 274.5 20 250C22 227 24 206.5 26 186L-24 188Z"
          fill="var(--drawing-tint)"
        />
        <path
          d="M-18 318C-18.5 322-19 326.5-22 330C-26.5 335.5-34 333-40 336C-44 338-48.5 338-50 342C-51 344.5-50.5 347.5-50 350L16 350L14 318L-18 318Z"
          fill="var(--drawing-line)"
        />
        <path
          d="M26 176C29 186.5 32 197 26 206C21.5 213 14 215 6 218C-9.5 224-29.5 205-40 218C-43 221.5-44.5 225.5-46 230C-52 247-47 263.5-42 280L-72 284C-79 262-86 240-80 216C-77.5 207-76.5 198.5-70 192C-63 185-54 184-44 182C-36 180.5-29 180-22 180L26 176Z"
          fill="var(--drawing-tint)"
        />
        <path
          d="M-42 280C-40.5 285.5-39.5 291-42 296C-44 299.5-46.5 301.5-50 304C-58.5 310.5-67.5 310.5-78 312C-88 313.5-101 321-106 312C-107.5 309.5-108 307-108 304C-107.5 295-91 301.5-84 296C-79.5 292.5-77 288.5-74 284L-42 280Z"
          fill="var(--drawing-line)"
        />
        <g transform="translate(-4 40)">
          <ChildHead />
        </g>
        <path
          d="M-14 82C-18.5 85-22.5 87.5-26 92C-32 100-31.5 109.5-32 120C-32.5 131-29 139-28 150C-26.5 164.5-26.5 177-26 190L28 190C29.5 177 31.5 164.5 32 150C32.5 136.5 35 125.5 32 112C30 104 29.5 96 24 90C20.5 86 16 84 12 82L-14 82Z"
          fill="var(--drawing-paper)"
        />
        <path
          d="M-110 104C-113.5 102-117.5 100.5-122 100C-127 99.5-132 98.5-136 102C-138 103.5-140 105.5-140 108C-140 111-136.5 112.5-134 114C-132 115-130 114.5-128 116C-126 117.5-126.5 120.5-124 122C-121.5 123.5-119 122.5-116 122C-114 121.5-112 121-110 120L-110 104Z"
          fill="var(--drawing-paper)"
        />
        <path
          d="M12 96C6 92-1 95.5-8 96C-23.5 97-34.5 102.5-50 104C-71.5 106-91 104-110 102L-110 122C-91 124.5-71.5 126.5-50 128C-34 129-21.5 132-6 130C1.5 129 8.5 131 14 126C18.5 122 20.5 116 20 110C19.5 104 17 99 12 96Z"
          fill="var(--drawing-paper)"
        />
        <g {...measure} strokeWidth="4.5">
          <path d="M4 112 2 196-56 204-58 282" />
          <path d={arc({ x: 2, y: 196 }, 44, 91, 187)} />
          <g fill="var(--drawing-paper)">
            <circle cx="4" cy="112" r="9" />
            <circle cx="2" cy="196" r="9" />
            <circle cx="-56" cy="204" r="9" />
          </g>
        </g>
      </g>
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
