import { greetedName, loginInput, registerForm, type SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { ApiError } from '@practice/contract/errors';
import {
  emailInput,
  firstNameInput,
  lastNameInput,
  newPasswordInput,
  passwordInput,
} from '@practice/contract/inputs';
import { homeOf, paths } from '@practice/contract/paths';
import { auth } from '@practice/contract/routes';
import { authMessages } from '@practice/contract/site-messages';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { PasswordField } from '@practice/ui/PasswordField';
import { type Tab, Tabs } from '@practice/ui/Tabs';
import { type ReactNode, useState } from 'react';
import { navigateTo } from './auth/navigate.ts';
import { nextPath } from './auth/next-path.ts';
import { claimPurchase } from './checkout/own-purchase.ts';
import { draftKey } from './form/draft.ts';
import styles from './form/form.module.css';
import { useSiteForm } from './form/useSiteForm.ts';

type Form = 'login' | 'register';

const tabs: readonly Tab<Form>[] = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Register' },
];

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};
const loginLabels = { email: labels.email, password: labels.password };

const draft = draftKey(paths.auth);

/** @param tab of the address. The server reads it, so that nothing typed before the script has loaded changes its form. */
export function AuthForms({ tab }: { tab: string | null }) {
  const [selected, setSelected] = useState<Form>(tab === 'register' ? 'register' : 'login');
  const [secondStep, setSecondStep] = useState<ReactNode>();

  function select(form: Form) {
    setSelected(form);
    window.history.replaceState(null, '', addressOf(form));
  }

  if (secondStep) return secondStep;
  return (
    <Tabs label="Your account" tabs={tabs} selected={selected} onSelect={select}>
      {selected === 'login' ? <LoginForm show={setSecondStep} /> : <RegisterForm />}
    </Tabs>
  );
}

function addressOf(form: Form): string {
  const address = new URL(window.location.href);
  address.searchParams.set('tab', form);
  return address.href;
}

/** @throws ApiError if the browser blocks cookies. Storage may be blocked: only drafts and toasts need it. */
function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new ApiError(0, authMessages.cookiesBlocked);
}

async function enter(user: SessionUser): Promise<void> {
  await claimPurchase();
  carryToast(authMessages.loggedIn(greetedName(user)));
  await navigateTo(nextPath(window.location.search) ?? homeOf(user));
}

function LoginForm({ show }: { show: (step: ReactNode) => void }) {
  const form = useSiteForm({
    schema: loginInput,
    labels: loginLabels,
    draft,
    async send(input) {
      requireCookies();
      const answer = await call(auth.login, { body: input }).catch(rethrowAtPassword);
      form.deleteDraft();
      if (!('secondStep' in answer)) return enter(answer);
      const { SecondStep } = await import('./auth/SecondStep.tsx');
      show(<SecondStep factors={answer.secondStep} onDone={enter} onCancel={() => show(undefined)} />);
    },
    failed: authMessages.loginFailed,
  });

  return (
    <form {...form.props} className="stack gap-5">
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('email')} {...emailInput} autoComplete="username" />
      <div className="stack">
        <PasswordField {...form.field('password')} {...passwordInput} />
        <p className="text-sm">
          <a href={paths.forgotPassword}>Forgot your password?</a>
        </p>
      </div>
      <Button type="submit" busy={form.busy && 'Logging in...'}>
        Log in
      </Button>
    </form>
  );
}

function rethrowAtPassword(error: unknown): never {
  if (!(error instanceof ApiError && error.status === 401)) throw error;
  const errors = [{ path: 'password', message: authMessages.noSuchLogin }];
  throw new ApiError(error.status, error.serverMessage, { errors });
}

function RegisterForm() {
  const form = useSiteForm({
    schema: registerForm,
    labels,
    draft,
    async send({ confirmPassword: _, ...input }) {
      requireCookies();
      const user = await call(auth.register, { body: input });
      form.deleteDraft();
      await claimPurchase();
      carryToast(authMessages.registered(greetedName(user)));
      await navigateTo(nextPath(window.location.search) ?? paths.home);
    },
    failed: authMessages.registrationFailed,
  });

  const email = form.field('email');
  return (
    <form {...form.props} className="stack gap-5">
      <ErrorSummary {...form.summary} />
      <div className={`columns gap-4 row-gap-5 ${styles.names}`}>
        <TextField {...form.field('firstName')} {...firstNameInput} />
        <TextField {...form.field('lastName')} {...lastNameInput} />
      </div>
      <TextField
        {...email}
        {...emailInput}
        error={email.error === authMessages.emailTaken ? <HasAccount /> : email.error}
        autoComplete="email"
      />
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

function HasAccount() {
  const ways = new Map([
    ['Log in', addressOf('login')],
    ['reset your password', paths.forgotPassword],
  ]);
  return (
    <span>
      {authMessages.emailTaken.split(/(Log in|reset your password)/).map((words) => {
        const href = ways.get(words);
        return href ? (
          <a key={words} href={href}>
            {words}
          </a>
        ) : (
          words
        );
      })}
    </span>
  );
}
