import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

/** Fields that are one question together. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
