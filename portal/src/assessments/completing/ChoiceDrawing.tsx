import type { Shape } from '@practice/desk/drawings/shapes';
import { size } from '@practice/desk/figure/choices/shapes';
import { lines } from '@practice/ui/drawings/lines';
import { Shapes } from '@practice/ui/drawings/Shapes';

export function ChoiceDrawing({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false" {...lines}>
      <Shapes of={shapes} />
    </svg>
  );
}
