import type { Shape, Tone } from '@practice/desk/drawings/shapes';

const color = (tone: Tone | 'none') => (tone === 'none' ? 'none' : `var(--drawing-${tone})`);

export function Shapes({ of: shapes }: { of: readonly Shape[] }) {
  return shapes.map(({ d, fill, stroke, width }) => (
    <path
      key={`${d} ${stroke} ${width}`}
      d={d}
      {...(fill ? { fill: color(fill) } : {})}
      {...(stroke ? { stroke: color(stroke) } : {})}
      {...(width ? { strokeWidth: width } : {})}
    />
  ));
}
