import { createSiteClient } from '@practice/contract/client';
import { sentenceOf } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { useEffect, useRef, useState } from 'react';
import { storedToken, storeToken } from './auth/stored-token.ts';
import styles from './form/form.module.css';

type State = 'asking' | 'sending' | 'confirmed' | { refused: string };

/** Confirms a mail address when its owner presses the button: mail programs open links on their own, but press nothing. */
export function ConfirmEmail() {
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>('asking');
  const heading = useRef<HTMLHeadingElement>(null);

  // It lies in the browser's history entry, where the server that drew the page cannot look.
  useEffect(() => setToken(storedToken()), []);
  useEffect(() => {
    if (state === 'confirmed') heading.current?.focus();
  }, [state]);

  async function confirm() {
    setState('sending');
    try {
      await createSiteClient().auth.confirmEmail({ token: token ?? '' });
      storeToken('');
      setState('confirmed');
    } catch (error) {
      setState({ refused: sentenceOf(error) });
    }
  }

  if (state === 'confirmed') {
    return (
      <div className={styles.intro}>
        <h1 ref={heading} tabIndex={-1}>
          Your address is confirmed
        </h1>
        <p>{messages.auth.emailConfirmed}</p>
        <div className={styles.ways}>
          <ButtonLink href={paths.clientDashboard}>Go to your dashboard</ButtonLink>
        </div>
      </div>
    );
  }
  if (token === '') {
    return (
      <div className={styles.intro}>
        <h1>This link is incomplete</h1>
        <p>Please open the whole link from our email. You can also get a new one in your dashboard.</p>
        <div className={styles.ways}>
          <ButtonLink href={paths.clientDashboard}>Go to your dashboard</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.intro}>
      <h1>Confirm your email address</h1>
      <p>
        If you opened an account with us, press the button. Packages you’ve bought with this address will then
        be in your dashboard.
      </p>
      {typeof state === 'object' && (
        <Notice tone="danger" role="alert">
          <p>{state.refused}</p>
        </Notice>
      )}
      <div className={styles.ways}>
        <Button onClick={confirm} busy={state === 'sending' && 'Confirming...'}>
          Confirm my address
        </Button>
        {typeof state === 'object' && (
          <a className={styles['text-link']} href={paths.clientDashboard}>
            Go to your dashboard
          </a>
        )}
      </div>
    </div>
  );
}
