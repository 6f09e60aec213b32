import { resetToken } from '@practice/contract/auth';
import { authMessages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { Button, ButtonLink } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { StateScreen } from '@practice/ui/StateScreen';
import { useState } from 'react';
import * as v from 'valibot';
import { NewPasswordForm } from './auth/NewPasswordForm.tsx';
import { storeToken } from './auth/stored-token.ts';
import states from './auth/token-states.module.css';
import styles from './form/form.module.css';
import { useSiteForm } from './form/useSiteForm.ts';
import { pageTitle } from './page-title.ts';

const invalid = 'Invalid Reset Link';
const successful = 'Password Reset Successful';

/** The states of the page: without a valid token, with one, and done. The style sheet shows one of the first two. */
export function ResetPassword() {
  const [entered, setEntered] = useState('');
  const [refusal, setRefusal] = useState('');
  const [done, setDone] = useState(false);

  function use(token: string) {
    storeToken(token);
    setEntered(token);
    setRefusal('');
    document.title = pageTitle('Set a New Password');
    document.getElementById('password')?.focus();
  }

  function refuse(sentence: string) {
    storeToken('');
    setRefusal(sentence);
  }

  function finish() {
    storeToken('');
    setDone(true);
  }

  if (done)
    return (
      <StateScreen
        drawing={drawing('open-door')}
        heading={successful}
        documentTitle={pageTitle(successful)}
        takesFocus
        ways={<ButtonLink href={paths.auth}>Go to Login</ButtonLink>}
      >
        <p>{authMessages.passwordResetNotice}</p>
      </StateScreen>
    );
  return (
    <div className={states.island}>
      <div className={states['with-token']}>
        <div className={`stack ${styles.intro}`}>
          <h1>Set new password</h1>
          <p className="text-soft">
            Choose a password you don’t use anywhere else. We’ll log you out on every device.
          </p>
        </div>
        <NewPasswordForm entered={entered} onDone={finish} onRefused={refuse} />
      </div>
      <div className={states['without-token']}>
        <StateScreen
          key={refusal}
          drawing={drawing('torn-tape')}
          heading={invalid}
          documentTitle={refusal && pageTitle(invalid)}
          takesFocus={refusal !== ''}
          ways={
            <>
              <ButtonLink href={paths.forgotPassword}>Request New Reset Link</ButtonLink>
              <a className={styles['text-link']} href={paths.auth}>
                Back to Login
              </a>
            </>
          }
        >
          <p>{refusal || 'This link is incomplete. Please open the whole link from our email.'}</p>
        </StateScreen>
        <TokenForm onToken={use} />
      </div>
    </div>
  );
}

const tokenForm = v.object({ token: resetToken });
const labels = { token: 'Reset Token' };

/** Lets people type the token if their email program broke the link. */
function TokenForm({ onToken }: { onToken: (token: string) => void }) {
  const form = useSiteForm({
    schema: tokenForm,
    labels,
    send: async ({ token }) => onToken(token),
  });

  return (
    <form {...form.props} className={`stack gap-5 ${states['by-hand']}`}>
      <h2>Or paste the code from our email</h2>
      <ErrorSummary {...form.summary} />
      <TextField
        {...form.field('token')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The long string of letters and numbers after “token=” in the email’s link."
      />
      <div className="stack">
        <Button type="submit" variant="secondary">
          Continue
        </Button>
      </div>
    </form>
  );
}
