import { Spinner } from '@practice/ui/Spinner';
import styles from './Panel.module.css';

/** The middle of an empty screen, until there is something to show. */
export function Loading() {
  return (
    <div className={styles.loading}>
      <Spinner label="Loading…" />
    </div>
  );
}
