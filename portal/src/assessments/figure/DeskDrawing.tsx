import { lines } from '@practice/ui/drawings/lines';
import { SeatedPerson } from '@practice/ui/drawings/SeatedPerson';
import type { ReactNode } from 'react';
import styles from './DeskDrawing.module.css';
import { places, view } from './marker-places.ts';
import { type DrawnPart, drawnParts, type PartRisk } from './parts.ts';

interface DeskDrawingProps {
  risks: Record<DrawnPart, PartRisk>;
  /** The part that is spoken of. */
  shown: DrawnPart;
}

/** The desk of the front page, with every part that can be judged in the color and the stroke of its risk. */
export function DeskDrawing({ risks, shown }: DeskDrawingProps) {
  const part = (name: DrawnPart, children: ReactNode) => (
    <g className={`${styles.part} ${styles[risks[name].risk]} ${name === shown ? styles.shown : ''}`}>
      {children}
    </g>
  );
  return (
    <svg
      className={styles.drawing}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
      focusable="false"
      {...lines}
    >
      <path d="M-1200 600H2000" />
      {part('time', <path d="M128 144a30 30 0 1 1-.1 0ZM128 156v19l12 8" />)}
      <Foot />
      {part(
        'back',
        <path d="M184 330c-6 28 2 50 11 72 7 19 8 38 6 62-1 9 11 10 13 1 5-24 3-46-4-66-9-24-17-42-12-68 2-10-12-11-14-1Z" />,
      )}
      {part(
        'seat',
        <path d="M214 479c0-3 2-5 6-5h118c14 0 22 4 22 10s-8 9-20 9H236c-14 0-22-6-22-14ZM196 462c2 22 34 33 84 33" />,
      )}
      <Desk />
      {part(
        'light',
        <path d="M604 417h-28c0-6 6-9 14-9s14 3 14 9ZM590 408l14-74-38-56M544 290l38-26c10 8 8 26-4 34-12 8-28 4-34-8Z" />,
      )}
      {part(
        'screen',
        <path d="M481 217c3 .5 5 3 4.5 6.5l-14 95c-.5 3-3 5-6.5 4.5s-5-3-4.5-6.5l14-95c.5-3 3-5 6.5-4.5Z" />,
      )}
      <SeatedPerson />
      {part('keyboard', <path d="M340 416c0-4 3-6 7-6h42c4 0 7 2 7 6Z" />)}
      {part('mouse', <path d="M410 416c0-7 6-11 14-11s13 5 13 11Z" />)}
      {part('phone', <path d="M548 416l-7-34c-.5-3 1-5 4-5.5s5 1 5.5 4l8 35.5Z" />)}
      {part('arms', <path d="M246 412h58c5 0 7 2 7 5s-2 5-7 5h-58c-5 0-7-2-7-5s2-5 7-5ZM276 422v50" />)}
      <g className={styles.leads}>
        {drawnParts.map((name) => {
          const { at, to } = places[name];
          return (
            <path
              key={name}
              className={name === shown ? styles.shownLead : undefined}
              d={`M${at.join(' ')}L${to.join(' ')}`}
            />
          );
        })}
      </g>
    </svg>
  );
}

/** The chair's foot, which nobody is asked about. */
function Foot() {
  return (
    <g>
      <path d="M284 494V556M262 556h44l-6 10h-32z" fill="var(--drawing-paper)" />
      <path d="M284 562 222 590M284 562l62 28M284 562v26" />
      <g fill="var(--drawing-paper)">
        <circle cx="222" cy="593" r="6.5" />
        <circle cx="346" cy="593" r="6.5" />
        <circle cx="284" cy="593" r="6.5" />
      </g>
    </g>
  );
}

function Desk() {
  return (
    <g>
      <path d="M538 426V586M548 426V586" />
      <path d="M500 598c0-8 6-12 14-12h58c8 0 14 4 14 12Z" fill="var(--drawing-paper)" />
      <path d="M330 417h290a4.5 4.5 0 0 1 0 9H330a4.5 4.5 0 0 1 0-9Z" fill="var(--drawing-paper)" />
      <path d="M472 412h54c4 0 6 2 6 5h-66c0-3 2-5 6-5Z" fill="var(--drawing-line)" />
      <path d="M506 411V300c0-8-4-13-12-16l-13-5" />
    </g>
  );
}
