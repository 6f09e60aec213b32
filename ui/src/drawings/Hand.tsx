import type { Point } from './lines.ts';

interface HandProps {
  /** Where the middle of the palm lies. */
  at: Point;
  /** Degrees from upright, with the clock. */
  turn: number;
  scale: number;
  fill: string;
  /** A palm shows its lines; the back of a hand shows none. */
  side: 'palm' | 'back';
  /** Longer fingers for a grown-up, shorter and rounder ones for a child. */
  reach?: number;
}

// An open hand of strokes with round ends, its thumb on the left; drawn twice, once wider in the line's color, it is its own outline.
export function Hand({ at, turn, scale, fill, side, reach = 1 }: HandProps) {
  const edge = 4.5 / scale;
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn}) scale(${scale}) translate(0 -56)`}>
      <Strokes color="var(--drawing-line)" wider={edge} reach={reach} />
      <Strokes color={fill} wider={0} reach={reach} />
      {side === 'palm' && (
        <path
          d="M-34 34c18-8 34-10 50-8M-34 52c24-8 46-4 66 8M-34 62c14 6 22 20 24 42"
          strokeWidth={2 / scale}
        />
      )}
    </g>
  );
}

const fingers = [
  { x: -38, y: 6, degrees: -9, length: 78, width: 25 },
  { x: -12, y: -2, degrees: -2, length: 90, width: 26 },
  { x: 14, y: 1, degrees: 5, length: 82, width: 25 },
  { x: 38, y: 14, degrees: 14, length: 60, width: 22 },
];

function Strokes({ color, wider, reach }: { color: string; wider: number; reach: number }) {
  return (
    <g stroke={color} fill="none">
      {fingers.map(({ x, y, degrees, length, width }) => {
        const angle = (degrees * Math.PI) / 180;
        const tip = {
          x: Math.round(x + Math.sin(angle) * length * reach),
          y: Math.round(y - Math.cos(angle) * length * reach),
        };
        return <path key={x} d={`M${x} ${y + 30}L${x} ${y}L${tip.x} ${tip.y}`} strokeWidth={width + wider} />;
      })}
      <path
        d={`M-24 84C-58 72-72 44-${Math.round(84 * Math.min(1, reach + 0.08))} 8`}
        strokeWidth={28 + wider}
      />
      <path d="M-36 20-12 12 14 14 36 26 30 84 16 108H-14L-28 84Z" fill={color} strokeWidth={28 + wider} />
      <path d="M0 100V480" strokeWidth={54 + wider} strokeLinecap="butt" />
    </g>
  );
}
