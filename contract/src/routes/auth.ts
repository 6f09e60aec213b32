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

/** 401 for a visitor, for whom `call` returns null. */
export const user: Route<NoInput, SignedInUser, SignedInUser | null> = {
  ...get<NoInput, SignedInUser>('/user'),
  nullOn: 401,
};

/** 401 for a wrong pair, 403 for a password to replace. A second factor begins the session later. */
export const login = post<{ body: LoginInput }, SessionUser | SecondStep>('/login', { audit: 'login' });

/** 400 for a password that is easy to guess, 409 if the address has an account. */
export const register = post<{ body: RegisterInput }, SessionUser>('/register', { audit: 'login' });

export const logout = post<NoInput, Notice>('/logout', { audit: 'logout' });

/** The answer doesn't tell whether the address has an account. */
export const forgotPassword = post<{ body: ForgotPasswordInput }, Notice>('/forgot-password');

/** Ends all sessions. 400 for a used, expired or unknown token. */
export const resetPassword = post<{ body: ResetPasswordInput }, Notice>('/reset-password', {
  audit: 'password',
});

/** The link's account, for password managers. 400 for a used, expired or unknown token. */
export const resetOwner = post<{ body: ResetOwnerInput }, Pick<SessionUser, 'email'>>(
  '/reset-password/owner',
);

export const sendConfirmation = post<NoInput, Notice>('/confirm-email/send');

/** 400 for a used, expired or unknown token; 409 if another account now has the address. */
export const confirmEmail = post<{ body: ConfirmEmailInput }, ConfirmEmailAnswer>('/confirm-email');
