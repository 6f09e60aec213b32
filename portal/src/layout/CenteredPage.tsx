import type { ReactNode } from 'react';
import styles from './CenteredPage.module.css';

/** A page that says one thing, without the dashboard's frame. */
export function CenteredPage({ children }: { children: ReactNode }) {
  return <main className={styles.centered}>{children}</main>;
}
