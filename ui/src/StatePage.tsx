import type { ComponentProps } from 'react';
import { Logo } from './drawings/Logo.tsx';
import styles from './StatePage.module.css';
import { StateScreen } from './StateScreen.tsx';

interface StatePageProps extends Omit<ComponentProps<typeof StateScreen>, 'documentTitle' | 'takesFocus'> {
  name: string;
  home: string;
}

export function StatePage({ name, home, ...screen }: StatePageProps) {
  return (
    <main className={`page-width stack gap-6 ${styles.page}`}>
      <a className={`self-start ${styles.logo}`} href={home}>
        <Logo name={name} />
        <span className="visually-hidden"> back to the website</span>
      </a>
      <StateScreen {...screen} documentTitle={`${screen.heading} - ${name}`} takesFocus />
    </main>
  );
}
