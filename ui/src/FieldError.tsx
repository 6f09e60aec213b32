import type { ReactNode } from 'react';
import styles from './FieldError.module.css';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={`text-sm text-strong leading-snug ${styles.error}`} id={id}>
      {children}
    </p>
  );
}
