import { Notice } from '@practice/ui/Notice';
import styles from './AppointmentForm.module.css';

/** Why nothing was booked, if no single field is to blame. */
export function NotBooked({ sentence }: { sentence: string | undefined }) {
  return (
    <div className={styles.live} role="alert">
      {sentence && (
        <Notice tone="danger" title="Not booked">
          <p>{sentence}</p>
        </Notice>
      )}
    </div>
  );
}
