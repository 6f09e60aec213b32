import { paths } from '@practice/contract/paths';
import { practice, reach } from '@practice/contract/practice';
import { Logo } from '@practice/ui/drawings/Logo';
import { StateScreen } from '@practice/ui/StateScreen';
import type { ComponentProps } from 'react';
import styles from './Alone.module.css';

/** In place of the dashboard: the way back to the site, and one thought. */
export function Alone(props: Omit<ComponentProps<typeof StateScreen>, 'reach' | 'documentTitle' | 'isNews'>) {
  return (
    <main className={styles.page}>
      <a className={styles.logo} href={paths.home}>
        <Logo name={practice.name} />
        <span className="visually-hidden"> back to the website</span>
      </a>
      <StateScreen {...props} documentTitle={`${props.heading} - ${practice.name}`} reach={reach} isNews />
    </main>
  );
}
