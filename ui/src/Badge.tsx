import type { ComponentProps } from 'react';
import styles from './Badge.module.css';

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** A short word about something's state. The word says it; the color only helps. */
export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span {...rest} className={`${styles.badge} ${styles[tone]} ${className ?? ''}`} />;
}
