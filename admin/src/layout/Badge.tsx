import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'quiet' | 'warning' | 'action' | 'success';
  children: ReactNode;
}

/** A word or two about the state of a thing. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone] ?? ''}`}>{children}</span>;
}
