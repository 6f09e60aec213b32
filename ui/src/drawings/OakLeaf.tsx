interface OakLeafProps {
  x: number;
  y: number;
  /** Degrees from upright, with the clock. */
  turn?: number;
  scale?: number;
  fill?: string;
}

/** One lobed leaf, 64 units long, standing on its stalk; part of a drawing, never a drawing of its own. */
export function OakLeaf({ x, y, turn = 0, scale = 1, fill = 'var(--drawing-tint)' }: OakLeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path
        d="M0 0c-5-3-11-5-13-11-1-5 3-7 6-8-8 0-14-5-13-12 1-5 7-6 11-6-6-3-9-9-6-14 2-4 6-4 9-2-2-6 1-11 6-12 5 1 8 6 6 12 3-2 7-2 9 2 3 5 0 11-6 14 4 0 10 1 11 6 1 7-5 12-13 12 3 1 7 3 6 8-2 6-8 8-13 11Z"
        fill={fill}
      />
      <path d="M0 10v-60M0-14l-7-5M0-18l7-5M0-31l-9-5M0-33l9-5" strokeWidth="1.5" />
    </g>
  );
}
