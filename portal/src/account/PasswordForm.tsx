import { changePasswordForm } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { account as accountRoutes } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { PasswordField } from '@practice/ui/PasswordField';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import styles from './Account.module.css';
import type { ChangeProps } from './account.queries.ts';
import { Section } from './Section.tsx';
import { useAccountForm } from './useAccountForm.ts';

const labels = {
  currentPassword: 'Current password',
  password: 'New password',
  confirmPassword: 'Confirm new password',
};
const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password; asks for the current one. */
export function PasswordForm({ account, onChanged }: ChangeProps) {
  // A new key per change resets the fields, which show the strength of the last password.
  const [round, setRound] = useState(0);
  const form = useAccountForm({
    idPrefix: 'password-',
    schema: changePasswordForm,
    labels,
    values: empty,
    async send({ confirmPassword: _, ...input }) {
      const { message } = await call(accountRoutes.changePassword, input);
      form.reset(empty);
      setRound(round + 1);
      toast({ title: 'Password changed', description: message });
      // The API drops an unconfirmed new address when the password changes.
      await onChanged({ newEmail: null });
    },
    failed: 'Your password could not be changed',
  });
  const newPassword = { required: true, autoComplete: 'new-password', maxLength: limits.passwordMax };

  return (
    <Section title="Password" hint="A new password logs you out on every other device.">
      <form {...form.props} className={`stack gap-5 ${styles.form}`}>
        <ErrorSummary {...form.summary} />
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        <div className={`stack gap-5 ${styles.narrow}`} key={round}>
          <PasswordField
            {...form.field('currentPassword')}
            required
            autoComplete="current-password"
            maxLength={limits.passwordMax}
          />
          <PasswordField
            {...form.field('password', { repeatedIn: 'confirmPassword' })}
            showStrength
            {...newPassword}
          />
          <PasswordField {...form.field('confirmPassword')} {...newPassword} />
        </div>
        <Button type="submit" className="self-start" busy={form.busy && 'Changing...'}>
          Change password
        </Button>
      </form>
    </Section>
  );
}
