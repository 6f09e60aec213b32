import { Notice } from '@practice/ui/Notice';
import { useFormState } from 'react-hook-form';
import styles from './AppointmentForm.module.css';

/** Why nothing was booked, where that is no single field's matter. */
export function NotBooked() {
  const { errors } = useFormState();
  const sentence = errors.root?.message;
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
