import type { ComponentProps } from 'react';
import styles from './Badge.module.css';
import tones from './tones.module.css';

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span {...rest} className={`${styles.badge} ${tones[tone]} ${className ?? ''}`} />;
}
