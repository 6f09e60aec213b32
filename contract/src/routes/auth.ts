import type {
  ConfirmEmailAnswer,
  ConfirmEmailInput,
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResetOwnerInput,
  ResetPasswordInput,
  SessionUser,
  SignedInUser,
} from '../auth.ts';
import type { SecondStep } from '../second-factor.ts';
import { get, type NoInput, type Notice, post, type Route } from './route.ts';

/** 401 for a visitor; `call` returns null then. */
export const user: Route<NoInput, SignedInUser, SignedInUser | null> = {
  ...get<NoInput, SignedInUser>('/user'),
  nullOn: 401,
};

/** An admin with a second factor has no session before the second step. 401 for a wrong pair, 403 for a password that a new admin has to replace, 429 after too many tries. */
export const login = post<{ body: LoginInput }, SessionUser | SecondStep>('/login', { audit: 'login' });

/** 400 for a password that is easy to guess, 409 when the address has an account. */
export const register = post<{ body: RegisterInput }, SessionUser>('/register', { audit: 'login' });

export const logout = post<NoInput, Notice>('/logout', { audit: 'logout' });

/** The answer does not tell whether the address has an account. */
export const forgotPassword = post<{ body: ForgotPasswordInput }, Notice>('/forgot-password');

/** Ends all sessions of the account. 400 for a used, expired or unknown token. */
export const resetPassword = post<{ body: ResetPasswordInput }, Notice>('/reset-password', {
  audit: 'password',
});

/** Whose password a link sets, for password managers. 400 for a used, expired or unknown token. */
export const resetOwner = post<{ body: ResetOwnerInput }, Pick<SessionUser, 'email'>>(
  '/reset-password/owner',
);

/** Sends the link again, unless the address is confirmed. 429 when it was sent too often. */
export const sendConfirmation = post<NoInput, Notice>('/confirm-email/send');

/** Also confirms a new address. 400 for a used, expired or unknown token; 409 when another account has the address now. */
export const confirmEmail = post<{ body: ConfirmEmailInput }, ConfirmEmailAnswer>('/confirm-email');
