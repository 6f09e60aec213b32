import { ChildHand, ChildHead } from './Child.tsx';
import { arc, lines, measure, quiet } from './lines.ts';
import { OakLeaf } from './OakLeaf.tsx';
import { Ticks } from './Ticks.tsx';

// The four parts of a session, 240 by 180 as the steps of the front page are.
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
          d="M-42 280C-40.5 285.5-39.5 291-42 296C-44 299.5-46.5 301.5-50 304C-58.5 310.5-67.5 310.5-78 312C-88 313.5-101 321-106 312C-107.5 309.5-108 307-108 304C-107.5 295-91 301.5-84 296C-79.5 292.5-77 288.5-74 284L-42 280ZM-18 318C-18.5 322-19 326.5-22 330C-26.5 335.5-34 333-40 336C-44 338-48.5 338-50 342C-51 344.5-50.5 347.5-50 350L16 350L14 318L-18 318Z"
          fill="var(--drawing-line)"
        />
        <path
          d="M26 176C29 186.5 32 197 26 206C21.5 213 14 215 6 218C-9.5 224-29.5 205-40 218C-43 221.5-44.5 225.5-46 230C-52 247-47 263.5-42 280L-72 284C-79 262-86 240-80 216C-77.5 207-76.5 198.5-70 192C-63 185-54 184-44 182C-36 180.5-29 180-22 180L26 176Z"
          fill="var(--drawing-tint)"
        />
        <g transform="translate(-4 40)" strokeWidth="3.4">
          <ChildHead />
        </g>
        <path
          d="M-14 82C-18.5 85-22.5 87.5-26 92C-32 100-31.5 109.5-32 120C-32.5 131-29 139-28 150C-26.5 164.5-26.5 177-26 190L28 190C29.5 177 31.5 164.5 32 150C32.5 136.5 35 125.5 32 112C30 104 29.5 96 24 90C20.5 86 16 84 12 82L-14 82Z"
          fill="var(--drawing-paper)"
        />
        <g transform="translate(-108 111)" strokeWidth="3.4">
          <ChildHand />
        </g>
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

/** Two hands lie on a child's shoulders; both people look at the reader. */
export function HandsOnShouldersDrawing({ className }: SessionDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d={`${arc({ x: 120, y: 166 }, 84, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <circle cx="146" cy="52" r="9.5" fill="var(--drawing-line)" stroke="none" />
      <path
        d="M110 60L110 78C113.5 81.5 116.5 88 120 88C123.5 88 126.5 81.5 130 78L130 60Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M108 76C102.5 78 97 79.5 92 82C87 84.5 81 86 78 90C75 94 74.5 93.5 74 106C73.5 118.5 75.5 146 76 166L164 166C164.5 146 166.5 118.5 166 106C165.5 93.5 165 94 162 90C159 86 153 84.5 148 82C143 79.5 137.5 78 132 76C128 80 124 88 120 88C116 88 112 80 108 76Z"
        fill="var(--drawing-tint)"
      />
      <path
        d="M97 36C95.5 41 97 44 98 48C99 52 101.5 57 104 60C106.5 63 110.5 65.5 113 67C115.5 68.5 117.5 68.5 120 68.5C122.5 68.5 124.5 68.5 127 67C129.5 65.5 133.5 63 136 60C138.5 57 141 52 142 48C143 44 144.5 41 143 36C141.5 31 138 21.5 134 18C130 14.5 124.5 14 120 14C115.5 14 110 14.5 106 18C102 21.5 98.5 31 97 36Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M96 40C96.5 34.5 95.5 28.5 97 24C98.5 19.5 102 16 106 14C110 12 115.5 11 120 11C124.5 11 130 12 134 14C138 16 141.5 19.5 143 24C144.5 28.5 143.5 34.5 144 40C142.5 37.5 142 34 140 32C138 30 134 29 131 27C128 25 124.5 23 121 21C117.5 23 114.5 25 111 27C107.5 29 103.5 30 101 32C98.5 34 97.5 37.5 96 40Z"
        fill="var(--drawing-line)"
        strokeWidth="1.5"
      />
      <path
        d="M105.5 36c3-2 6-2 8-.5M126.5 35.5c3-1.5 6-1.5 8 .5M120 43c1 3 2 5 1.5 6.5-.5 1-2 1.2-3 .7M111 56c5 5 13 5 18 0"
        strokeWidth="1.5"
      />
      <path
        d="M94 102c-5-1.5-7 2-6 6.5 .8 4 4 6.5 7 5.5M146 102c5-1.5 7 2 6 6.5-.8 4-4 6.5-7 5.5M112 126L112 140C114.5 142 117.5 146 120 146C122.5 146 125.5 142 128 140L128 126Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M110 138C105.5 139 100 139.5 96 141C92 142.5 88.5 144 86 147C83.5 150 82.5 157 82 160C81.5 163 82 164 82 166L158 166C158 164 158.5 163 158 160C157.5 157 156.5 150 154 147C151.5 144 148 142.5 144 141C140 139.5 134.5 139 130 138C126.5 141 123.5 147 120 147C116.5 147 113.5 141 110 138Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M94 100C92.5 105.5 94 109 95 113C96 117 98.5 122 101 125C103.5 128 108 130 111 131.5C114 133 117 133 120 133C123 133 126 133 129 131.5C132 130 136.5 128 139 125C141.5 122 144 117 145 113C146 109 147.5 105.5 146 100C144.5 94.5 140.5 84 136 80C131.5 76 125.5 76 120 76C114.5 76 108.5 76 104 80C99.5 84 95.5 94.5 94 100Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M93 106C92.5 100.5 90 95 91 90C92 85 94.5 80 98 77C101.5 74 107 72 112 71C117 70 123 70 128 71C133 72 138.5 74 142 77C145.5 80 148 85 149 90C150 95 147.5 100.5 147 106C145.5 102.5 145 98.5 143 96C141 93.5 138.5 92.5 136 91C133 92.5 130.5 94.5 127 95C123.5 95.5 119.5 95 116 94C112.5 93 109.5 91.5 106 90C104 91.5 102 92.5 100 95C98 97.5 95.5 102.5 93 106Z"
        fill="var(--drawing-line)"
        strokeWidth="1.5"
      />
      <path
        d="M104 100c3-2.5 6-2.5 8.5-1M127.5 99c3-1.5 6-1.5 8.5 1M118.5 113c1 1.2 2.5 1.2 3.5 0M110 120c5.5 6 14.5 6 20 0"
        strokeWidth="1.5"
      />
      <path d="M110 42h.1M130 42h.1M109 107h.1M131 107h.1" strokeWidth="4.2" />
      <path d="M104 155c5-5 10-5 16 0s11 5 16 0" {...measure} />
      <ArmAndHand />
      <g transform="translate(240 0) scale(-1 1)">
        <ArmAndHand />
      </g>
      <path d="M6 166H234" />
    </svg>
  );
}

function ArmAndHand() {
  return (
    <g>
      <path
        d="M82 88C77.5 90.5 72.5 91.5 69 96C65.5 100.5 62 107.5 60 114C58 120.5 56 128.5 56 134C56 139.5 58.5 145.5 61 148C63.5 150.5 68 150 71 149C74 148 77 145 80 143L72 126C73.5 123.5 75 122.5 77 119C79 115.5 83 111 84 106C85 101 82.5 94 82 88Z"
        fill="var(--drawing-tint)"
      />
      <path
        d="M-8-12C-4.5-13-1-15 3-15C7-15 12-14 15-12C18-10 20.5-7 22-4C23.5-1 24 3.5 24 6C24 8.5 23 9.5 22 10C21 10.5 19.5 10 19 9C18.5 8 18.5 5.5 18 4C18 6.5 18.5 10 18 12C17.5 14 16 15 15 15C14 15 12.5 14.5 12 13C11.5 11.5 12 7.5 12 5C11.5 8 11.5 12 11 14C10.5 16 9 16 8 16C7 16 5.5 15.5 5 14C4.5 12.5 5.5 8.5 6 6C5.5 8.5 5 11.5 4 13C3 14.5 2 14.5 1 14C0 13.5-0.5 12.5-1 11C-1.5 9.5-1 6.5-1 4Z"
        fill="var(--drawing-paper)"
        transform="translate(80 138) scale(.92)"
      />
    </g>
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
        <path d="M82 14c-2 26-2 54 0 82h20c2-28 4-54 6-82" fill="var(--drawing-tint)" />
        <path d="M132 96c-2 8-3 15-2 22h44c1-7-7-9-14-12-6-3-10-5-11-10Z" fill="var(--drawing-line)" />
        <path d="M130 14c-2 26-2 54 0 82h20c2-28 4-54 6-82" fill="var(--drawing-tint)" />
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
