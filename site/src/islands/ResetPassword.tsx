import { resetOwnerInput, resetPasswordForm } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { newPasswordInput } from '@practice/contract/inputs';
import { drawing, paths } from '@practice/contract/paths';
import { pageTitle } from '@practice/contract/practice';
import { auth } from '@practice/contract/routes';
import { authMessages } from '@practice/contract/site-messages';
import { Button, ButtonLink } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { PasswordField } from '@practice/ui/PasswordField';
import { StateScreen } from '@practice/ui/StateScreen';
import { toast } from '@practice/ui/toast';
import { useEffect, useState } from 'react';
import { storedToken, storeToken } from './auth/stored-token.ts';
import states from './auth/token-states.module.css';
import styles from './form/form.module.css';
import { useSiteForm } from './form/useSiteForm.ts';

const invalid = 'Invalid Reset Link';
const successful = 'Password Reset Successful';
const labels = { password: 'New Password', confirmPassword: 'Confirm Password' };

export function ResetPassword() {
  const [refusal, setRefusal] = useState('');
  const [done, setDone] = useState('');
  const [email, setEmail] = useState('');
  const form = useSiteForm({
    schema: resetPasswordForm,
    labels,
    async send({ confirmPassword: _, ...input }) {
      const { message } = await call(auth.resetPassword, { body: input }).catch((error: unknown) => {
        if (isTokenError(error)) {
          storeToken('');
          setRefusal(error.serverMessage);
        }
        throw error;
      });
      toast(authMessages.passwordReset(message));
      storeToken('');
      setDone(message);
    },
    failed: authMessages.resetFailed,
  });

  function fill(token: string) {
    form.setValue('token', token);
    if (!token) return;
    call(auth.resetOwner, { body: { token } }).then(
      (owner) => setEmail(owner.email),
      () => undefined,
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the browser's history entry has the token.
  useEffect(() => fill(storedToken()), []);

  function use(token: string) {
    storeToken(token);
    fill(token);
    setRefusal('');
    document.title = pageTitle('Set a New Password');
    document.getElementById('password')?.focus();
  }

  if (done)
    return (
      <StateScreen
        drawing={drawing('open-door')}
        heading={successful}
        documentTitle={pageTitle(successful)}
        takesFocus
        actions={<ButtonLink href={paths.auth}>Go to Login</ButtonLink>}
      >
        <p>{done}</p>
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
        <form {...form.props} className="stack gap-5">
          <ErrorSummary {...form.summary} />
          {/* Tells a password manager whose password this is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...form.field('password', { repeatedIn: 'confirmPassword' })}
            showStrength
            {...newPasswordInput}
          />
          <PasswordField {...form.field('confirmPassword')} {...newPasswordInput} />
          <div className="stack">
            <Button type="submit" busy={form.busy && 'Resetting...'}>
              Reset password
            </Button>
            <a className={styles['text-link']} href={paths.forgotPassword}>
              Request New Reset Link
            </a>
          </div>
        </form>
      </div>
      <div className={states['without-token']}>
        <StateScreen
          key={refusal}
          drawing={drawing('torn-tape')}
          heading={invalid}
          documentTitle={refusal && pageTitle(invalid)}
          takesFocus={refusal !== ''}
          actions={
            <>
              <ButtonLink href={paths.forgotPassword}>Request New Reset Link</ButtonLink>
              <a className={styles['text-link']} href={paths.auth}>
                Back to Login
              </a>
            </>
          }
        >
          <p>
            {refusal ||
              'This link is incomplete or was already used. Open the whole link from our email, or get a new one.'}
          </p>
        </StateScreen>
        <TokenForm onToken={use} />
      </div>
    </div>
  );
}

/** A refusal that does not concern the password concerns the token. */
function isTokenError(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 400 && !error.errors.some(({ path }) => path === 'password')
  );
}

const tokenLabels = { token: 'Reset Token' };

function TokenForm({ onToken }: { onToken: (token: string) => void }) {
  const form = useSiteForm({
    schema: resetOwnerInput,
    labels: tokenLabels,
    send: async ({ token }) => onToken(token),
  });

  return (
    <form {...form.props} className="stack gap-5 line-above mt-6 pt-5">
      <h2 className="text-xl">Or paste the code from our email</h2>
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
