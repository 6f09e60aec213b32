import { deskLayers, deskView, markPlaces } from '@practice/desk/figure/drawing';
import { type DrawnPart, drawnParts, type PartRisk } from '@practice/desk/figure/risks';
import { lines } from '@practice/ui/drawings/lines';
import { Shapes } from '@practice/ui/drawings/Shapes';
import styles from './DeskDrawing.module.css';

interface DeskDrawingProps {
  risks: Record<DrawnPart, PartRisk>;
  /** The part that is spoken of. */
  shown: DrawnPart;
}

/** The desk of the front page, with every part that can be judged in the color and the stroke of its risk. */
export function DeskDrawing({ risks, shown }: DeskDrawingProps) {
  const classOf = (part: DrawnPart) =>
    `${styles.part} ${styles[risks[part].risk]} ${part === shown ? styles.shown : ''}`;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${deskView.x} ${deskView.y} ${deskView.width} ${deskView.height}`}
      aria-hidden="true"
      focusable="false"
      {...lines}
    >
      {deskLayers.map(({ part, shapes }) => (
        <g key={shapes[0]?.d} className={part && classOf(part)}>
          <Shapes of={shapes} />
        </g>
      ))}
      <g className={styles.leads}>
        {drawnParts.map((part) => {
          const { at, to } = markPlaces[part];
          return (
            <path
              key={part}
              className={part === shown ? styles.shownLead : undefined}
              d={`M${at.join(' ')}L${to.join(' ')}`}
            />
          );
        })}
      </g>
    </svg>
  );
}
