import { changeEmailInput } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { account as accountRoutes } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { Notice } from '@practice/ui/Notice';
import { PasswordField } from '@practice/ui/PasswordField';
import { toast } from '@practice/ui/toast';
import styles from './Account.module.css';
import type { ChangeProps } from './account.queries.ts';
import { Section } from './Section.tsx';
import { useAccountForm } from './useAccountForm.ts';

const labels = { email: 'New email address', currentPassword: 'Your password' };
const empty = { email: '', currentPassword: '' };

/** The email address. A new one is used once the link emailed to it is opened. */
export function EmailForm({ account, onChanged }: ChangeProps) {
  const form = useAccountForm({
    idPrefix: 'email-',
    schema: changeEmailInput,
    labels,
    values: empty,
    async send(input) {
      const { message } = await call(accountRoutes.changeEmail, input);
      form.reset(empty);
      toast({ title: 'Check your email', description: message });
      await onChanged({ newEmail: input.email });
    },
    failed: 'Your email address could not be changed',
  });

  return (
    <Section
      title="Email address"
      hint={
        <>
          You log in with <strong>{account.email}</strong>. That’s also where we send email.
        </>
      }
    >
      {account.newEmail && (
        <Notice className="break-anywhere" title="Your new address isn’t confirmed yet">
          <p role="status">
            We’ve sent a link to {account.newEmail}. Click the link to make it your address. No email? Check
            your spam folder, or ask for it again below.
          </p>
        </Notice>
      )}
      <form {...form.props} className={`stack gap-5 ${styles.form}`}>
        <ErrorSummary {...form.summary} />
        <div className={`stack gap-5 ${styles.pair}`}>
          <TextField
            {...form.field('email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={limits.email}
            hint="We’ll email a link to that address. Click it to finish."
          />
          <PasswordField
            {...form.field('currentPassword')}
            required
            autoComplete="current-password"
            maxLength={limits.passwordMax}
          />
        </div>
        <Button type="submit" className="self-start" busy={form.busy && 'Sending...'}>
          Change email address
        </Button>
      </form>
    </Section>
  );
}
