import { resetLinkHours } from '@practice/contract/auth';
import { useState } from 'react';
import { NewPasswordForm } from './auth/NewPasswordForm.tsx';
import { PasswordWasReset } from './auth/PasswordWasReset.tsx';
import { storeToken } from './auth/stored-token.ts';
import { TokenForm } from './auth/TokenForm.tsx';
import styles from './auth/token-states.module.css';
import account from './form/form.module.css';

/** The three states of the page: no token, a token, done. The first two are distinguished by the style. */
export function ResetPassword() {
  const [entered, setEntered] = useState('');
  const [done, setDone] = useState(false);

  function use(token: string) {
    storeToken(token);
    setEntered(token);
    document.getElementById('password')?.focus();
  }

  function finish() {
    storeToken('');
    setDone(true);
  }

  if (done) return <PasswordWasReset />;
  return (
    <div className={styles.island}>
      <div className={account.intro}>
        <h1>
          <span className={styles['with-token']}>Set new password</span>
          <span className={styles['without-token']}>Invalid Reset Link</span>
        </h1>
        <p className={styles['with-token']}>
          Choose one you don’t use anywhere else. We’ll log you out on every device.
        </p>
        <p className={styles['without-token']}>
          This link is incomplete. Links expire in {resetLinkHours} hour and work once. Paste the code from
          our email here, or request a new link.
        </p>
      </div>
      <div className={styles['with-token']}>
        <NewPasswordForm entered={entered} onDone={finish} />
      </div>
      <div className={styles['without-token']}>
        <TokenForm onToken={use} />
      </div>
    </div>
  );
}
