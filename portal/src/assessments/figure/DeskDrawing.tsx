import { type DrawnPart, drawnParts, type PartRisk } from '@practice/desk/figure/risks';
import type { Scene } from '@practice/desk/figure/scenes';
import { lines } from '@practice/ui/drawings/lines';
import { Shapes } from '@practice/ui/drawings/Shapes';
import styles from './DeskDrawing.module.css';

interface DeskDrawingProps {
  scene: Scene;
  risks: Record<DrawnPart, PartRisk>;
  selected: DrawnPart;
}

/** Draws the workplace. The color and stroke of a part show its risk, and a line connects it with its button. */
export function DeskDrawing({ scene: { view, layers, places }, risks, selected }: DeskDrawingProps) {
  const classOf = (part: DrawnPart) =>
    `${styles.part} ${styles[risks[part].risk]} ${part === selected ? styles.selected : ''}`;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
      {...lines}
    >
      {layers.map(({ part, shapes }) => (
        <g key={shapes[0]?.d} className={part && classOf(part)}>
          <Shapes of={shapes} />
        </g>
      ))}
      <g className={styles.leads}>
        {drawnParts.map((part) => {
          const { at, to } = places[part];
          return (
            <path
              key={part}
              className={part === selected ? styles.selectedLead : undefined}
              d={`M${at.join(' ')}L${to.join(' ')}`}
            />
          );
        })}
      </g>
    </svg>
  );
}
