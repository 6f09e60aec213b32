import type { SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { sentenceOf } from '@practice/contract/errors';
import { auth } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { useState } from 'react';

type State = 'asking' | 'sending' | { said: string };

/** Asks to open the link in our email until the address is confirmed, and sends another one. */
export function ConfirmEmailNotice({ user: { email, emailConfirmed } }: { user: SessionUser }) {
  const [state, setState] = useState<State>('asking');
  if (emailConfirmed) return null;

  async function send() {
    setState('sending');
    try {
      const { message } = await call(auth.sendConfirmation);
      setState({ said: message });
    } catch (error) {
      setState({ said: sentenceOf(error) });
    }
  }

  return (
    <Notice title="Please confirm your email address">
      <p role="status">
        {typeof state === 'object'
          ? state.said
          : `We’ve sent a link to ${email}. Click it, and anything you bought with this email will show up here.`}
      </p>
      <div>
        <Button variant="secondary" size="small" onClick={send} busy={state === 'sending' && 'Sending...'}>
          Send the link again
        </Button>
      </div>
    </Notice>
  );
}
