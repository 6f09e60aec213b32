import type { ReactNode } from 'react';
import styles from './CenteredPage.module.css';

/** A page without the dashboard's header and footer. */
export function CenteredPage({ children }: { children: ReactNode }) {
  return <main className={styles.centered}>{children}</main>;
}
