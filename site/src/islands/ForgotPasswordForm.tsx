import { forgotPasswordInput, resetLinkHours } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { emailInput } from '@practice/contract/inputs';
import { drawing, paths } from '@practice/contract/paths';
import { pageTitle } from '@practice/contract/practice';
import { auth } from '@practice/contract/routes';
import { authMessages } from '@practice/contract/site-messages';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { StateScreen } from '@practice/ui/StateScreen';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { draftKey } from './form/draft.ts';
import styles from './form/form.module.css';
import { useSiteForm } from './form/useSiteForm.ts';

const labels = { email: 'Email' };

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState('');
  const form = useSiteForm({
    schema: forgotPasswordInput,
    labels,
    draft: draftKey(paths.forgotPassword),
    async send(input) {
      const { message } = await call(auth.forgotPassword, { body: input });
      form.clear();
      setSentTo(input.email);
      toast(authMessages.resetEmailSent(message));
    },
    failed: authMessages.resetFailed,
  });

  return (
    <>
      {sentTo ? <ResetEmailSent email={sentTo} onAgain={() => setSentTo('')} /> : <Intro />}
      <form {...form.props} className="stack gap-5" hidden={sentTo !== ''}>
        <ErrorSummary {...form.summary} />
        <TextField
          {...form.field('email')}
          {...emailInput}
          autoComplete="username"
          hint={`The link works once and expires in ${resetLinkHours} hour.`}
        />
        <div className="stack">
          <Button type="submit" busy={form.busy && 'Sending...'}>
            Send reset link
          </Button>
          <a className={styles['text-link']} href={paths.auth}>
            Back to login
          </a>
        </div>
      </form>
    </>
  );
}

function Intro() {
  return (
    <div className={`stack ${styles.intro}`}>
      <h1>Forgot your password?</h1>
      <p className="text-soft">
        Enter your account’s email address, and we’ll send you a link to set a new password.
      </p>
    </div>
  );
}

/** Replaces the form: where to look for the email, and what to do if it does not arrive. It does not reveal whether there is an account. */
function ResetEmailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <StateScreen
      drawing={drawing('letter')}
      heading="Check your email"
      documentTitle={pageTitle('Check your email')}
      takesFocus
      actions={
        <>
          <Button variant="secondary" onClick={onAgain}>
            Try another address
          </Button>
          <a className={styles['text-link']} href={paths.auth}>
            Back to login
          </a>
        </>
      }
    >
      <p>
        If <strong className="break-anywhere text-full">{email}</strong> has an account with us, a link is on
        its way. It expires in {resetLinkHours} hour and works only once.
      </p>
      <p>Nothing after a few minutes? Check your spam folder, and make sure the address above is right.</p>
    </StateScreen>
  );
}
