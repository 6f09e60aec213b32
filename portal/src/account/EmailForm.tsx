import { type Account, changeEmailInput } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { emailInput, passwordInput } from '@practice/contract/inputs';
import { readableEmail } from '@practice/contract/readable-email';
import { account as accountRoutes } from '@practice/contract/routes';
import { TextField } from '@practice/ui/Field';
import { Notice } from '@practice/ui/Notice';
import { PasswordField } from '@practice/ui/PasswordField';
import { ConfirmEmail } from '../session/ConfirmEmail.tsx';
import { AccountForm } from './AccountForm.tsx';

export function EmailForm({ account, isConfirmed }: { account: Account; isConfirmed: boolean }) {
  return (
    <AccountForm
      account={account}
      title="Email address"
      hint={
        <>
          You log in with <strong>{readableEmail(account.email)}</strong>. That’s also where we send email.
        </>
      }
      notice={
        account.newEmail ? (
          <Notice className="break-anywhere" title="Your new address isn’t confirmed yet">
            <p role="status">
              We’ve sent a link to {account.newEmail}. Click the link to make it your address. No email? Check
              your spam folder, or ask for it again below.
            </p>
          </Notice>
        ) : (
          !isConfirmed && (
            <Notice>
              <ConfirmEmail email={account.email} />
            </Notice>
          )
        )
      }
      schema={changeEmailInput}
      labels={{ email: 'New email address', currentPassword: 'Your password' }}
      valuesOf={() => ({ email: '', currentPassword: '' })}
      save={async (input) => {
        const { message } = await call(accountRoutes.changeEmail, { body: input });
        // The page says it, unless it said so before.
        const toast = { title: 'Check your email', description: message };
        return { changed: { newEmail: input.email }, ...(input.email === account.newEmail && { toast }) };
      }}
      failed="Your email address couldn’t be changed"
      submit="Change email address"
      busy="Sending..."
    >
      {(field) => (
        <div className="columns gap-4 row-gap-5 pair">
          <TextField
            {...field('email')}
            {...emailInput}
            autoComplete="email"
            hint="We’ll email a link to that address. Click it to finish."
          />
          <PasswordField {...field('currentPassword')} {...passwordInput} />
        </div>
      )}
    </AccountForm>
  );
}
