import { riskSigns } from '@practice/desk/figure/drawing';
import type { Risk } from '@practice/desk/figure/risks';
import styles from './RiskMark.module.css';

/** A mark that can be recognized without its color. */
export function RiskMark({ risk }: { risk: Risk }) {
  return (
    <svg
      className={`${styles.mark} ${styles[risk]}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="9" />
      <path d={riskSigns[risk]} />
    </svg>
  );
}
