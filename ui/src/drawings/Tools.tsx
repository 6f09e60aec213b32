import { arc, around, lines, measure, quiet } from './lines.ts';
import { Ticks } from './Ticks.tsx';

// One room for each tool of the bag: 200 by 150.
const frame = { viewBox: '0 0 200 150', ...lines } as const;

interface ToolDrawingProps {
  className?: string | undefined;
}

const joint = { x: 74, y: 112 };
const arm = (degrees: number) => {
  const end = around(joint, 104, degrees);
  return `M${joint.x} ${joint.y}L${end.x} ${end.y}`;
};

/** Two arms on a dial: it reads the angle of a joint. */
export function GoniometerDrawing({ className }: ToolDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <circle cx={joint.x} cy={joint.y} r="36" fill="var(--drawing-tint)" />
      <Ticks center={joint} radius={24} from={0} to={359.9} step={15} strong={6} />
      <g strokeWidth="15" stroke="var(--drawing-line)">
        <path d={arm(0)} />
        <path d={arm(62)} />
      </g>
      <g strokeWidth="10.5" stroke="var(--drawing-paper)">
        <path d={arm(0)} />
        <path d={arm(62)} />
      </g>
      <circle cx={joint.x} cy={joint.y} r="4.5" fill="var(--drawing-line)" />
      <path d={arc(joint, 62, 8, 54)} {...measure} />
    </svg>
  );
}

/** A tape measure, drawn out a little. */
export function TapeDrawing({ className }: ToolDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path
        d="M20 38h66a26 26 0 0 1 26 26v62H28a14 14 0 0 1-14-14V44a6 6 0 0 1 6-6Z"
        fill="var(--drawing-tint)"
      />
      <circle cx="62" cy="84" r="27" fill="var(--drawing-paper)" />
      <circle cx="62" cy="84" r="9" />
      <path d={arc({ x: 62, y: 84 }, 18, 20, 160)} {...quiet} />
      <path d="M112 108h76v18h-76z" fill="var(--drawing-paper)" />
      <path d="M188 104v34" strokeWidth="4" />
      <path d="M122 108v7M132 108v5M142 108v7M152 108v5M162 108v7M172 108v5" {...measure} />
      <path d="M112 92h76M112 87v10M188 87v10" {...measure} />
    </svg>
  );
}

/** A light meter under a lamp's rays. */
export function LightMeterDrawing({ className }: ToolDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path
        d="M74 58h52a8 8 0 0 1 8 8v66a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8Z"
        fill="var(--drawing-tint)"
      />
      <path d="M78 58a22 22 0 0 1 44 0Z" fill="var(--drawing-paper)" />
      <path d="M78 72h44v34H78z" fill="var(--drawing-paper)" />
      <path d={arc({ x: 100, y: 104 }, 24, 25, 155)} {...quiet} />
      <path d="M100 104l9-23" {...measure} />
      <path d="M84 122h8M100 122h8" />
      <g {...measure}>
        <path d="M100 26V8M73 33 63 18M127 33l10-15M54 52 38 44M146 52l16-8" />
      </g>
    </svg>
  );
}

/** A notebook with the hours of a day, and the pencil that wrote them. */
export function NotebookDrawing({ className }: ToolDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d="M50 16h86a6 6 0 0 1 6 6v110a6 6 0 0 1-6 6H50Z" fill="var(--drawing-paper)" />
      <path d="M50 16v122M42 32h16M42 56h16M42 80h16M42 104h16M42 124h16" />
      <path d="M70 40h50M70 60h56M70 80h30" {...quiet} />
      <path d="M70 112c7-16 14-16 21 0s14 16 21 0" {...measure} />
      <path d="M128 108 168 38l12 7-40 70-14 8Z" fill="var(--drawing-tint)" />
      <path d="M128 108l12 7M163 47l12 7" />
    </svg>
  );
}
