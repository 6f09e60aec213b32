import type { ReactNode } from 'react';
import styles from '../layout/Panel.module.css';

interface NoneYetProps {
  title: string;
  /** Lines of a drawing, 120 wide and 84 high, that stands on a ground at 76. */
  drawing: ReactNode;
  /** What will be here, and how it comes here. */
  children: ReactNode;
  /** The way to the first one. */
  action: ReactNode;
}

/** A list that nothing has ever been in. */
export function NoneYet({ title, drawing, children, action }: NoneYetProps) {
  return (
    <div className={styles.panel}>
      <svg
        className={styles.drawing}
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
        <path d="M8 76h104" />
        {drawing}
      </svg>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
