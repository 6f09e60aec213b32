import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { Logo } from '@practice/ui/drawings/Logo';
import type { ReactNode } from 'react';
import styles from './Alone.module.css';

/** A page with nothing beside it: the way home, and one thought. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <main className={styles.page}>
      <a className={styles.logo} href={paths.home}>
        <Logo name={practice.name} />
        <span className="visually-hidden"> back to the website</span>
      </a>
      {children}
    </main>
  );
}
