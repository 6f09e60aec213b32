interface LabelProps {
  x: number;
  y: number;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  /** What it stands on; a plate of that color keeps lines away from the words. */
  on?: string;
}

/** What a measure says. */
export function Label({ x, y, text, anchor = 'middle', size = 20, on = 'var(--drawing-paper)' }: LabelProps) {
  const width = text.length * size * 0.53 + 6;
  const left = { start: x - 3, middle: x - width / 2, end: x - width + 3 }[anchor];
  return (
    <g>
      <rect x={left} y={y - size * 0.84} width={width} height={size * 1.16} rx="3" fill={on} stroke="none" />
      <text x={x} y={y} textAnchor={anchor} style={{ fontSize: size }}>
        {text}
      </text>
    </g>
  );
}
