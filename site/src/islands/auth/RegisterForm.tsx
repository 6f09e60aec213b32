import { greetedName, registerForm } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { authMessages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { auth } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { PasswordField } from '@practice/ui/PasswordField';
import { draftKey } from '../form/draft.ts';
import styles from '../form/form.module.css';
import { emailInput, newPasswordInput } from '../form/inputs.ts';
import { useSiteForm } from '../form/useSiteForm.ts';
import { navigateTo } from './navigate.ts';
import { nextPath } from './next-path.ts';

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};

export function RegisterForm() {
  const form = useSiteForm({
    schema: registerForm,
    labels,
    draft: draftKey(paths.auth),
    async send({ confirmPassword: _, ...input }) {
      const user = await call(auth.register, input);
      form.deleteDraft();
      carryToast(sessionStorage, authMessages.registered(greetedName(user)));
      await navigateTo(nextPath(window.location.search) ?? paths.home);
    },
    failed: authMessages.registrationFailed,
  });

  return (
    <form {...form.props} className="stack gap-5">
      <ErrorSummary {...form.summary} />
      <div className={`columns ${styles.pair}`}>
        <TextField {...form.field('firstName')} required autoComplete="given-name" maxLength={limits.name} />
        <TextField {...form.field('lastName')} required autoComplete="family-name" maxLength={limits.name} />
      </div>
      <TextField {...form.field('email')} {...emailInput} autoComplete="email" />
      <PasswordField
        {...form.field('password', { repeatedIn: 'confirmPassword' })}
        showStrength
        {...newPasswordInput}
      />
      <PasswordField {...form.field('confirmPassword')} {...newPasswordInput} />
      <Button type="submit" busy={form.busy && 'Creating Account...'}>
        Create Account
      </Button>
      <p className="text-sm text-soft">It’s free. No purchase required.</p>
    </form>
  );
}
