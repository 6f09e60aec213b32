import type { ToastText } from '@practice/contract/messages';
import { useCloseNotification } from 'react-admin';
import { CloseIcon } from './icons.tsx';
import styles from './Notice.module.css';

/** A notice as the whole product words them: a title, perhaps a sentence, and a way to be rid of it. */
export function Notice({ title, description, variant = 'default' }: ToastText) {
  const close = useCloseNotification();
  return (
    <div
      className={`${styles.notice} ${styles[variant]}`}
      role={variant === 'destructive' ? 'alert' : 'status'}
    >
      <div>
        <p className={styles.title}>{title}</p>
        {description && <p>{description}</p>}
      </div>
      <button type="button" className={styles.close} aria-label="Close this notice" onClick={() => close()}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
