import { emergencyNotice } from '@practice/desk/emergency';
import styles from './EmergencyNotice.module.css';

const [signs, end] = emergencyNotice.split('911');

export function EmergencyNotice() {
  return (
    <p className={styles.line}>
      {signs}
      <a href="tel:911">911</a>
      {end}
    </p>
  );
}
