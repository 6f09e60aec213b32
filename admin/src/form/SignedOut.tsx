import { signInAddress } from '@practice/contract/paths';
import styles from './SignedOut.module.css';

/** The session ended while somebody typed: the form stays, and says how to go on. */
export function SignedOut() {
  return (
    <p className={styles.signedOut} role="alert">
      You are no longer signed in. Your text stays here:{' '}
      <a href={signInAddress(window.location)} target="_blank" rel="noopener">
        log in in a new tab
      </a>
      , come back, and save again.
    </p>
  );
}
