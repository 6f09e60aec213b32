import { resetPasswordForm } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { authMessages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { auth } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { PasswordField } from '@practice/ui/PasswordField';
import { toast } from '@practice/ui/toast';
import { useEffect } from 'react';
import styles from '../form/form.module.css';
import { newPasswordInput } from '../form/inputs.ts';
import { useSiteForm } from '../form/useSiteForm.ts';
import { storedToken } from './stored-token.ts';

const labels = { password: 'New Password', confirmPassword: 'Confirm Password' };

interface NewPasswordFormProps {
  /** The token that was typed by hand, if any. */
  entered: string;
  onDone: () => void;
  /** Called with the reason when the API refuses the token. */
  onRefused: (sentence: string) => void;
}

export function NewPasswordForm({ entered, onDone, onRefused }: NewPasswordFormProps) {
  const form = useSiteForm({
    schema: resetPasswordForm,
    labels,
    async send({ confirmPassword: _, ...input }) {
      const { message } = await call(auth.resetPassword, input).catch((error: unknown) => {
        if (isTokenError(error)) onRefused(error.serverMessage);
        throw error;
      });
      toast(authMessages.passwordReset(message));
      onDone();
    },
    failed: authMessages.resetFailed,
  });
  const { setValue } = form;

  // The token is in the browser's history entry, which the server cannot read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a token typed by hand is stored there, too.
  useEffect(() => setValue('token', storedToken()), [setValue, entered]);

  return (
    <form {...form.props} className="stack gap-5">
      <ErrorSummary {...form.summary} />
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
  );
}

/** A refusal that does not concern the password concerns the token. */
function isTokenError(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 400 && !error.errors.some(({ path }) => path === 'password')
  );
}
