import { type Account, changePasswordForm } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { account as accountRoutes } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { PasswordField } from '@practice/ui/PasswordField';
import { useState } from 'react';
import styles from './Account.module.css';
import { AccountForm, useAccountForm } from './AccountForm.tsx';

/** Changes the password; asks for the current one. */
export function PasswordForm({ account }: { account: Account }) {
  // A new key after each change resets the fields, which show the strength of the last password.
  const [changes, setChanges] = useState(0);
  const form = useAccountForm({
    account,
    idPrefix: 'password-',
    schema: changePasswordForm,
    labels: {
      currentPassword: 'Current password',
      password: 'New password',
      confirmPassword: 'Confirm new password',
    },
    valuesOf: () => ({ currentPassword: '', password: '', confirmPassword: '' }),
    async save({ confirmPassword: _, ...input }) {
      const { message } = await call(accountRoutes.changePassword, input);
      setChanges(changes + 1);
      // The API drops an unconfirmed new address when the password changes.
      return { changed: { newEmail: null }, toast: { title: 'Password changed', description: message } };
    },
    failed: 'Your password could not be changed',
  });
  const password = { required: true, maxLength: limits.passwordMax };

  return (
    <AccountForm
      form={form}
      title="Password"
      hint="A new password logs you out on every other device."
      submit="Change password"
      busy="Changing..."
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={account.email} readOnly hidden />
      <div className={`stack gap-5 ${styles.narrow}`} key={changes}>
        <PasswordField {...form.field('currentPassword')} {...password} autoComplete="current-password" />
        <PasswordField
          {...form.field('password', { repeatedIn: 'confirmPassword' })}
          {...password}
          showStrength
          autoComplete="new-password"
        />
        <PasswordField {...form.field('confirmPassword')} {...password} autoComplete="new-password" />
      </div>
    </AccountForm>
  );
}
