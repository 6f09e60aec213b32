import { Spinner } from '@practice/ui/Spinner';
import styles from './OpeningPage.module.css';

/** Stands in for a page while it is loading. */
export function OpeningPage({ label }: { label: string }) {
  return (
    <main className={styles.centered}>
      <Spinner label={label} />
    </main>
  );
}
