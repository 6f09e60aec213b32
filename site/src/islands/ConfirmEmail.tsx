import { createSiteClient } from '@practice/contract/client';
import { sentenceOf } from '@practice/contract/errors';
import { paths } from '@practice/contract/paths';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { useEffect, useRef, useState } from 'react';
import { storedToken } from './auth/stored-token.ts';
import states from './auth/token-states.module.css';
import styles from './form/form.module.css';

/** Confirms a mail address when its owner presses the button: mail programs open links on their own, but press nothing. */
export function ConfirmEmail() {
  const [state, setState] = useState<'asking' | 'sending' | { said: string }>('asking');
  const isConfirmed = typeof state === 'object';
  const [refusal, setRefusal] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The button that had the focus is gone; the reader goes on here.
    if (isConfirmed) heading.current?.focus();
  }, [isConfirmed]);

  async function confirm() {
    setState('sending');
    setRefusal('');
    try {
      const { message } = await createSiteClient().auth.confirmEmail({ token: storedToken() });
      setState({ said: message });
    } catch (error) {
      setRefusal(sentenceOf(error));
      setState('asking');
    }
  }

  const dashboard = <ButtonLink href={paths.clientDashboard}>Go to your dashboard</ButtonLink>;
  if (isConfirmed) {
    return (
      <div className={styles.intro}>
        <h1 ref={heading} tabIndex={-1}>
          Address confirmed
        </h1>
        <p>{state.said}</p>
        <div className={styles.ways}>{dashboard}</div>
      </div>
    );
  }
  return (
    <div className={states.island}>
      <div className={states['with-token']}>
        <div className={styles.intro}>
          <h1>Confirm your email address</h1>
          <p>
            Did you open an account with us, or give yours a new address? Press the button to confirm it’s
            yours. Any package you’ve bought with this address then shows up in your dashboard.
          </p>
          {refusal && (
            <Notice tone="danger" role="alert">
              <p>{refusal}</p>
            </Notice>
          )}
          <div className={styles.ways}>
            <Button onClick={confirm} busy={state === 'sending' && 'Confirming...'}>
              Confirm my address
            </Button>
            {refusal && (
              <a className={styles['text-link']} href={paths.clientDashboard}>
                Go to your dashboard
              </a>
            )}
          </div>
        </div>
      </div>
      <div className={states['without-token']}>
        <div className={styles.intro}>
          <h1>This link is incomplete</h1>
          <p>Please open the whole link from our email. Your dashboard can send you a new one.</p>
          <div className={styles.ways}>{dashboard}</div>
        </div>
      </div>
    </div>
  );
}
