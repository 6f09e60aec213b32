import { standingLine } from '@practice/desk/emergency';
import styles from './StandingLine.module.css';

const [signs, end] = standingLine.split('911');

/** What counts before any form and any answer. */
export function StandingLine() {
  return (
    <p className={styles.line}>
      {signs}
      <a href="tel:911">911</a>
      {end}
    </p>
  );
}
