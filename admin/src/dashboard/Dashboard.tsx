import type { ReactNode } from 'react';
import { Page } from '../layout/Page.tsx';
import { weekday } from '../practice-days.ts';
import { useSession } from '../session/Session.tsx';
import styles from './Dashboard.module.css';
import { Shortcuts } from './Shortcuts.tsx';

/** "Who wrote today?" first, then the ways to the rooms. `children` are the rooms' own panels. */
export function Dashboard({ children }: { children: ReactNode }) {
  const { username } = useSession();
  return (
    <Page title="Dashboard" heading={`Welcome, ${username}`} lead={weekday(new Date())}>
      <div className={styles.panels}>{children}</div>
      <Shortcuts />
    </Page>
  );
}
