import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { useTitle } from './useTitle.ts';

interface PageProps {
  title: string;
  /** What stands above the content, where that is not the title. */
  heading?: string;
  /** One line below the title. */
  lead?: ReactNode;
  /** Buttons at the title's right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Title and content of a screen. */
export function Page({ title, heading = title, lead, actions, children }: PageProps) {
  useTitle(title);
  return (
    <>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </>
  );
}
