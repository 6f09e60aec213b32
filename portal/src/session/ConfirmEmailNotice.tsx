import type { SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { sentenceOf } from '@practice/contract/errors';
import { auth } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { useState } from 'react';

/** Asks the client to confirm their email address, and sends the link again on request. */
export function ConfirmEmailNotice({ user: { email, emailConfirmed } }: { user: SessionUser }) {
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<string>();
  if (emailConfirmed) return null;

  async function send() {
    setIsSending(true);
    setAnswer(undefined);
    setAnswer(await call(auth.sendConfirmation).then((sent) => sent.message, sentenceOf));
    setIsSending(false);
  }

  return (
    <Notice title="Please confirm your email address">
      <p role="status">
        {answer ??
          `We’ve sent a link to ${email}. Click it, and anything you bought with this email will show up here.`}
      </p>
      <div>
        <Button variant="secondary" size="small" onClick={send} busy={isSending && 'Sending...'}>
          Send the link again
        </Button>
      </div>
    </Notice>
  );
}
