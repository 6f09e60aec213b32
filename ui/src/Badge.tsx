import type { ComponentProps } from 'react';
import styles from './Badge.module.css';
import tones from './tones.module.css';

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** One or two words about the state of something. The text must say it without the color. */
export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span {...rest} className={`${styles.badge} ${tones[tone]} ${className ?? ''}`} />;
}
