import { forgotPasswordInput, resetLinkHours } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { authMessages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { auth } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { ResetEmailSent } from './auth/ResetEmailSent.tsx';
import { draftKey } from './form/draft.ts';
import styles from './form/form.module.css';
import { emailInput } from './form/inputs.ts';
import { useSiteForm } from './form/useSiteForm.ts';

const labels = { email: 'Email' };

/** The form for a reset link, replaced by instructions once the email is sent. */
export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState('');
  const form = useSiteForm({
    schema: forgotPasswordInput,
    labels,
    draft: draftKey(paths.forgotPassword),
    async send(input) {
      const { message } = await call(auth.forgotPassword, input);
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
