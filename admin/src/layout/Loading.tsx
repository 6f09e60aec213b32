import { Spinner } from '@practice/ui/Spinner';
import styles from './Panel.module.css';

export function Loading() {
  return (
    <div className={styles.loading}>
      <Spinner label="Loading…" />
    </div>
  );
}
