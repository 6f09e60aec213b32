import type { ReactNode } from 'react';
import styles from './Block.module.css';

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
