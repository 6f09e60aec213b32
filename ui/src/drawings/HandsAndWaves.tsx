import { Hand } from './Hand.tsx';
import { lines, measure, quiet } from './lines.ts';

const center = { x: 280, y: 230 };

interface HandsAndWavesProps {
  title: string;
  className?: string | undefined;
}

/** A child's hand in a grown-up's hand; the touch goes on in circles and a wave. */
export function HandsAndWaves({ title, className }: HandsAndWavesProps) {
  return (
    <svg className={className} role="img" viewBox="0 0 560 460" {...lines}>
      <title>{title}</title>
      <Rings />
      <path
        d="M4 230c30-30 56-30 84 0s56 30 84 0 56-30 84 0M304 230c28 30 56 30 84 0s56-30 84 0 56 30 84 0"
        {...measure}
      />
      <Pair id="hands-and-waves" />
    </svg>
  );
}

/** The same hands, small and unspoken, beside a heading. */
export function HandsDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" viewBox="50 0 460 460" {...lines} strokeWidth="4">
      <Rings />
      <Pair id="hands" />
    </svg>
  );
}

function Rings() {
  return (
    <g>
      <circle cx={center.x} cy={center.y} r="206" fill="var(--drawing-ground)" stroke="none" />
      <g {...quiet}>
        {[76, 108, 140, 172].map((radius) => (
          <circle key={radius} cx={center.x} cy={center.y} r={radius} />
        ))}
      </g>
    </g>
  );
}

function Pair({ id }: { id: string }) {
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <circle cx={center.x} cy={center.y} r="206" />
      </clipPath>
      <Hand at={{ x: 262, y: 250 }} turn={42} scale={1.15} fill="var(--drawing-paper)" side="palm" />
      <Hand
        at={{ x: 282, y: 236 }}
        turn={214}
        scale={0.62}
        fill="var(--drawing-tint)"
        side="back"
        reach={0.8}
      />
    </g>
  );
}
