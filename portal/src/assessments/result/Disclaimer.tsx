import { assessmentDisclaimer } from '@practice/contract/assessment-words';
import styles from './Disclaimer.module.css';

export function Disclaimer() {
  return (
    <div className={styles.disclaimer}>
      {assessmentDisclaimer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
