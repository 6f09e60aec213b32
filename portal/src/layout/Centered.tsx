import type { ReactNode } from 'react';
import styles from './Centered.module.css';

/** A page that says one thing, without the dashboard's frame. */
export function Centered({ children }: { children: ReactNode }) {
  return <main className={styles.centered}>{children}</main>;
}
