import panel from '../layout/Panel.module.css';
import type { Empty } from './list-section.ts';

/** A list that has no rows without any filter. */
export function EmptyList({ title, drawing, text, action }: Empty) {
  return (
    <div className={`stack items-start ${panel.panel}`}>
      <svg
        className={panel.drawing}
        width="120"
        height="84"
        viewBox="0 0 120 84"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={`M8 76h104${drawing}`} />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
