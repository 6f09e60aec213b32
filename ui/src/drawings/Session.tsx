import { OpenHand } from './Hand.tsx';
import { arc, lines, measure, quiet } from './lines.ts';
import { OakLeaf } from './OakLeaf.tsx';
import { Ticks } from './Ticks.tsx';

// The four parts of a session, 240 by 180 as the steps of the front page are.
const frame = { viewBox: '0 0 240 180', ...lines } as const;

interface SessionDrawingProps {
  className?: string | undefined;
}

/** How somebody moves is seen first: a child stands on one leg, arms out, and the shoulders are level. */
export function AssessmentDrawing({ className }: SessionDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d={`${arc({ x: 120, y: 166 }, 84, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <Ticks center={{ x: 120, y: 166 }} radius={91} from={0} to={180} step={6} strong={5} />
      <path d="M6 166H234" />
      <path
        d="M120.5 117.5C122.5 120 129 128 133 133C137 138 142.5 144.5 144 147L156 139C154.5 136.5 150.5 128.5 147 123C143.5 117.5 137.5 109 135.5 106.5A9.5 9.5 0 0 0 120.5 117.5Z"
        fill="var(--drawing-tint)"
      />
      <path
        d="M143.5 147C147 151 148 156 152 158C156 159.5 162 154 167 151C169 149.5 169 147.5 168 147C163 146 159 142 155.5 138.500Z"
        fill="var(--drawing-line)"
      />
      <Leg />
      <ChildFromFront />
      <g {...measure} strokeWidth="1.5">
        <path d="M68 80H172" />
        <circle cx="68" cy="80" r="3" fill="var(--drawing-paper)" />
        <circle cx="172" cy="80" r="3" fill="var(--drawing-paper)" />
      </g>
    </svg>
  );
}

/** A smiling child down to the hem of the shirt, arms out to the sides; looks at the reader. */
function ChildFromFront() {
  return (
    <g>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(120 0) scale(${side} 1) translate(-120 0)`}>
          <g transform="translate(57 75) rotate(14) scale(.62)">
            <OpenHand line={3} />
          </g>
          <path
            d="M108.5 73C106 74 97.5 76.5 92 77C86.5 77.5 81 76.5 75.5 75.5C70 74.5 62.5 71.5 60 71L56 81C59 82.5 66.5 86.5 72.5 88.5C78.5 90 85.5 91 92 91C98.5 91 108 89 111.5 89A8 8 0 0 0 108.5 73Z"
            fill="var(--drawing-paper)"
          />
        </g>
      ))}
      <g transform="translate(45.6 -19) scale(.62)" strokeWidth="3.2">
        <path
          d="M94 102c-5-1.5-7 2-6 6.5 .8 4 4 6.5 7 5.5M146 102c5-1.5 7 2 6 6.5-.8 4-4 6.5-7 5.5M111 124L111 146H129L129 124Z"
          fill="var(--drawing-paper)"
        />
      </g>
      <path
        d="M111 70C106 72 102 74 101 80C101 92 103 104 103 118C108 121 132 121 137 118C137 104 139 92 139 80C138 74 134 72 129 70C126 75 114 75 111 70Z"
        fill="var(--drawing-paper)"
      />
      <path d="M106 92c8 3 20 3 28 0M106 101c8 3 20 3 28 0M107 110c8 3 18 3 26 0" {...quiet} />
      <g transform="translate(45.6 -19) scale(.62)" strokeWidth="3.2">
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
          strokeWidth="2.4"
        />
        <path d="M109 107h.1M131 107h.1" strokeWidth="5" />
      </g>
    </g>
  );
}

/** The child's leg to the left, on the ground. */
function Leg() {
  return (
    <g>
      <path
        d="M107 150C106 156 102 158 99 161C97 163 96 165 96.5 166H121C122 160 122 155 121 150Z"
        fill="var(--drawing-line)"
      />
      <path d="M103 114C104 128 106 140 106 153H121C122 140 122 128 122 114Z" fill="var(--drawing-tint)" />
    </g>
  );
}

/** A child's hand lies open in a grown-up's open hand. */
export function HandInHandDrawing({ className }: SessionDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <circle cx="120" cy="92" r="84" fill="var(--drawing-ground)" stroke="none" />
      <g transform="translate(154 135) rotate(66) scale(2.5)">
        <OpenHand line={lines.strokeWidth / 2.5} />
      </g>
      <path d="M166 190 137 146C147 135 163 127 182 125L222 190" fill="var(--drawing-tint)" />
      <g transform="translate(88 130) rotate(-20) scale(-1.5 1.5)">
        <OpenHand line={lines.strokeWidth / 1.5} />
      </g>
      <path d="M-6 146 80 113C88 122 93 134 94 146L-6 184" fill="var(--drawing-paper)" />
      <path
        d="M64 123C69 131 72 141 73 150M42 132C47 140 50 149 51 158M20 140C25 148 28 158 29 167"
        {...quiet}
      />
    </svg>
  );
}

/** A child stands on a rocking board that is nearly level, arms out. */
export function BalanceDrawing({ className }: SessionDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d="M10 162h220" />
      <g transform="rotate(-5 120 128)">
        <path d="M56 128h128c-8 24-36 34-64 34s-56-10-64-34Z" fill="var(--drawing-tint)" />
        <path d="M44 118h152a5 5 0 0 1 0 10H44a5 5 0 0 1 0-10Z" fill="var(--drawing-paper)" />
        <g transform="translate(33.6 -2.5) scale(.72)" strokeWidth="3">
          <Leg />
          <g transform="translate(240 0) scale(-1 1)">
            <Leg />
          </g>
          <ChildFromFront />
        </g>
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
