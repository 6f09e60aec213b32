import { loginInput } from '@practice/contract/auth';
import { carryToast } from '@practice/contract/carried-toast';
import { createSiteClient } from '@practice/contract/client';
import { messages } from '@practice/contract/messages';
import { homeOf, paths } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { PasswordField } from '@practice/ui/PasswordField';
import { draftKey } from '../form/draft.ts';
import styles from '../form/form.module.css';
import { emailInput, passwordInput } from '../form/inputs.ts';
import { useSiteForm } from '../form/useSiteForm.ts';
import { leaveFor } from './leave.ts';
import { nextPath } from './next-path.ts';

const labels = { email: 'Email', password: 'Password' };

export function LoginForm() {
  const form = useSiteForm({
    schema: loginInput,
    labels,
    draft: draftKey(paths.auth),
    async send(input) {
      const user = await createSiteClient().auth.login(input);
      form.forget();
      carryToast(sessionStorage, messages.auth.loggedIn(user.username));
      await leaveFor(nextPath(window.location.search) ?? homeOf(user));
    },
    failed: messages.auth.loginFailed,
  });

  return (
    <form {...form.props} className={styles.form}>
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('email')} {...emailInput} autoComplete="username" />
      <PasswordField {...form.field('password')} {...passwordInput} />
      <p className={styles.aside}>
        <a href={paths.forgotPassword}>Forgot your password?</a>
      </p>
      <Button type="submit" busy={form.busy && 'Logging in...'}>
        Login
      </Button>
    </form>
  );
}
