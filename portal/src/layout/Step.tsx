import type { ReactNode } from 'react';
import styles from './Step.module.css';

/** A line of a list of things to do: one sentence and one link or button. */
export function Step({ sentence, children }: { sentence: ReactNode; children: ReactNode }) {
  return (
    <div className={`break-anywhere ${styles.step}`}>
      <p>{sentence}</p>
      {children}
    </div>
  );
}
