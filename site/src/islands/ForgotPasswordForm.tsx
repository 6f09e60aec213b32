import { forgotPasswordInput, resetLinkHours } from '@practice/contract/auth';
import { createSiteClient } from '@practice/contract/client';
import { messages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { showToast } from '../stores/toasts.ts';
import { draftKey } from './form/draft.ts';
import styles from './form/form.module.css';
import { emailInput } from './form/inputs.ts';
import { useSiteForm } from './form/useSiteForm.ts';

const labels = { email: 'Email' };

export function ForgotPasswordForm() {
  const form = useSiteForm({
    schema: forgotPasswordInput,
    labels,
    draft: draftKey(paths.forgotPassword),
    async send(input) {
      const { message } = await createSiteClient().auth.forgotPassword(input);
      form.empty();
      showToast(messages.auth.resetMailSent(message));
    },
    failed: messages.auth.resetFailed,
  });

  return (
    <form {...form.props} className={styles.form}>
      <ErrorSummary {...form.summary} />
      <TextField
        {...form.field('email')}
        {...emailInput}
        autoComplete="username"
        hint={`The link works once and expires in ${resetLinkHours} hour.`}
      />
      <div className={styles.ways}>
        <Button type="submit" busy={form.busy && 'Sending...'}>
          Send reset link
        </Button>
        <a className={styles['text-link']} href={paths.auth}>
          Back to login
        </a>
      </div>
    </form>
  );
}
