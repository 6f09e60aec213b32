import { call } from '@practice/contract/call';
import { sentenceOf } from '@practice/contract/errors';
import { readableEmail } from '@practice/contract/readable-email';
import { auth } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { useState, useTransition } from 'react';
import { Step } from '../layout/Step.tsx';

export function ConfirmEmail({ email }: { email: string }) {
  const [isSending, startSending] = useTransition();
  const [answer, setAnswer] = useState<string>();

  const send = () =>
    startSending(async () =>
      setAnswer(await call(auth.sendConfirmation).then((sent) => sent.message, sentenceOf)),
    );

  const sentence = `Confirm your email: we sent a link to ${readableEmail(email)}.`;
  return (
    <Step sentence={<span role="status">{answer ?? sentence}</span>}>
      <Button variant="secondary" onClick={send} busy={isSending && 'Sending...'}>
        Send the link again
      </Button>
    </Step>
  );
}
