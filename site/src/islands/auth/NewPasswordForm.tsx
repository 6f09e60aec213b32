import { resetPasswordForm } from '@practice/contract/auth';
import { createClient } from '@practice/contract/client';
import { sentenceOf } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { PasswordField } from '@practice/ui/PasswordField';
import { toast } from '@practice/ui/toast';
import { useForm } from '../form/useForm.ts';
import styles from './AccountForm.module.css';
import { keptToken } from './reset-token.ts';

const labels = { password: 'New Password', confirmPassword: 'Confirm Password' };

/** `entered` is the token that was typed in by hand, if any. */
export function NewPasswordForm({ entered, onDone }: { entered: string; onDone: () => void }) {
  const form = useForm({
    schema: resetPasswordForm,
    labels,
    async send({ confirmPassword: _, ...input }) {
      const { message } = await createClient().auth.resetPassword(input);
      toast(messages.auth.passwordReset(message));
      onDone();
    },
    failed: (error) => toast(messages.auth.resetFailed(sentenceOf(error))),
  });

  return (
    <form {...form.props} className={styles.form}>
      <ErrorSummary {...form.summary} />
      <input key={entered} type="hidden" name="token" ref={fillToken} />
      <PasswordField
        {...form.field('password')}
        showStrength
        required
        autoComplete="new-password"
        maxLength={limits.passwordMax}
      />
      <PasswordField
        {...form.field('confirmPassword')}
        required
        autoComplete="new-password"
        maxLength={limits.passwordMax}
      />
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

// Where the browser keeps it, the server that drew the form cannot look.
function fillToken(input: HTMLInputElement | null): void {
  if (input) input.value = keptToken();
}
