import { greetedName, loginInput } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { ApiError } from '@practice/contract/errors';
import { authMessages } from '@practice/contract/messages';
import { homeOf, paths } from '@practice/contract/paths';
import { auth } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { PasswordField } from '@practice/ui/PasswordField';
import { draftKey } from '../form/draft.ts';
import styles from '../form/form.module.css';
import { emailInput, passwordInput } from '../form/inputs.ts';
import { useSiteForm } from '../form/useSiteForm.ts';
import { navigateTo } from './navigate.ts';
import { nextPath } from './next-path.ts';

const labels = { email: 'Email', password: 'Password' };

/** Shows a failed login beside the password, too, next to the link for a forgotten one. */
function showAtPassword(error: unknown): never {
  if (!(error instanceof ApiError && error.status === 401)) throw error;
  const errors = [{ path: 'password', message: authMessages.noSuchLogin }];
  throw new ApiError(error.status, error.serverMessage, { errors });
}

export function LoginForm() {
  const form = useSiteForm({
    schema: loginInput,
    labels,
    draft: draftKey(paths.auth),
    async send(input) {
      const user = await call(auth.login, input).catch(showAtPassword);
      form.deleteDraft();
      carryToast(sessionStorage, authMessages.loggedIn(greetedName(user)));
      await navigateTo(nextPath(window.location.search) ?? homeOf(user));
    },
    failed: authMessages.loginFailed,
  });

  return (
    <form {...form.props} className="stack gap-5">
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('email')} {...emailInput} autoComplete="username" />
      <PasswordField {...form.field('password')} {...passwordInput} />
      <p className={`text-sm ${styles.forgot}`}>
        <a href={paths.forgotPassword}>Forgot your password?</a>
      </p>
      <Button type="submit" busy={form.busy && 'Logging in...'}>
        Login
      </Button>
    </form>
  );
}
