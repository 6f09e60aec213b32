import { type Account, changePasswordForm } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { newPasswordInput, passwordInput } from '@practice/contract/inputs';
import { account as accountRoutes } from '@practice/contract/routes';
import { PasswordField } from '@practice/ui/PasswordField';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';

const labels = {
  currentPassword: 'Current password',
  password: 'New password',
  confirmPassword: 'Confirm new password',
};

export function PasswordForm({ account }: { account: Account }) {
  // A new key after each change resets the fields, which show the strength of the last password.
  const [changes, setChanges] = useState(0);
  return (
    <AccountForm
      account={account}
      title="Password"
      hint={`A new password logs you out on every other device${account.newEmail ? `, and cancels the change to ${account.newEmail}` : ''}.`}
      schema={changePasswordForm}
      labels={labels}
      valuesOf={() => ({ currentPassword: '', password: '', confirmPassword: '' })}
      save={async ({ confirmPassword: _, ...input }) => {
        const { message } = await call(accountRoutes.changePassword, { body: input });
        setChanges(changes + 1);
        return { changed: { newEmail: null }, toast: { title: 'Password changed', description: message } };
      }}
      failed="Your password couldn’t be changed"
      submit="Change password"
      busy="Changing..."
    >
      {(field) => (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="email" autoComplete="username" value={account.email} readOnly hidden />
          <div className="stack gap-5 field-width" key={changes}>
            <PasswordField {...field('currentPassword')} {...passwordInput} />
            <PasswordField
              {...field('password', { repeatedIn: 'confirmPassword' })}
              showStrength
              {...newPasswordInput}
            />
            <PasswordField {...field('confirmPassword')} {...newPasswordInput} />
          </div>
        </>
      )}
    </AccountForm>
  );
}
