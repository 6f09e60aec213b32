import { assessmentDisclaimer } from '@practice/contract/assessment-words';
import styles from './Disclaimer.module.css';

/** What the tool is not; it stands with the form, the results and the chat. */
export function Disclaimer() {
  return (
    <div className={styles.disclaimer}>
      {assessmentDisclaimer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
