import { resetPasswordForm } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { authMessages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { auth } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { PasswordField } from '@practice/ui/PasswordField';
import { useEffect } from 'react';
import { showToast } from '../../stores/toasts.ts';
import styles from '../form/form.module.css';
import { newPasswordInput } from '../form/inputs.ts';
import { useSiteForm } from '../form/useSiteForm.ts';
import { storedToken } from './stored-token.ts';

const labels = { password: 'New Password', confirmPassword: 'Confirm Password' };

interface NewPasswordFormProps {
  /** The token that was typed in by hand, if any. */
  entered: string;
  onDone: () => void;
  /** The token is of no use; the sentence says why. */
  onRefused: (sentence: string) => void;
}

export function NewPasswordForm({ entered, onDone, onRefused }: NewPasswordFormProps) {
  const form = useSiteForm({
    schema: resetPasswordForm,
    labels,
    async send({ confirmPassword: _, ...input }) {
      const { message } = await call(auth.resetPassword, input).catch((error: unknown) => {
        if (isOfTheToken(error)) onRefused(error.serverMessage);
        throw error;
      });
      showToast(authMessages.passwordReset(message));
      onDone();
    },
    failed: authMessages.resetFailed,
  });
  const { setValue } = form;

  // It lies in the browser's history entry, where the server that drew the form cannot look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a token entered by hand lies there, too.
  useEffect(() => setValue('token', storedToken()), [setValue, entered]);

  return (
    <form {...form.props} className={styles.form}>
      <ErrorSummary {...form.summary} />
      <PasswordField {...form.field('password', 'confirmPassword')} showStrength {...newPasswordInput} />
      <PasswordField {...form.field('confirmPassword')} {...newPasswordInput} />
      <div className={styles.ways}>
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

/** What is wrong with the password is said beside it; anything else that is refused is the token. */
function isOfTheToken(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 400 && !error.errors.some(({ path }) => path === 'password')
  );
}
