import type { ReactNode } from 'react';
import styles from './Block.module.css';

/** A part of an assessment under its heading. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
