import type {
  ConfirmEmailInput,
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  SessionUser,
} from '../auth.ts';
import { get, type Notice, post, type Route } from './route.ts';

/** The signed-in person. 401 for a visitor, which the caller gets as null. */
export const user: Route<[], SessionUser, SessionUser | null> = {
  ...get<[], SessionUser>('/user'),
  nullOn: 401,
};

/** Signs in: sets the session's cookie. 401 for any wrong pair, 403 for a password that a new admin has to replace, 429 after too many tries. */
export const login = post<[input: LoginInput], SessionUser>('/login');

/** Opens an account and signs in. 400 for a password that is easy to guess, 409 when the address has one already. */
export const register = post<[input: RegisterInput], SessionUser>('/register');

/** Ends this session. Answers 200 without one, too. */
export const logout = post<[], Notice>('/logout');

/** Asks for a reset link. The same answer, at once, whether the address has an account or not. */
export const forgotPassword = post<[input: ForgotPasswordInput], Notice>('/forgot-password');

/** Sets a new password with the mail's token, once; ends every session of the account. 400 for a token that is spent, old or unknown. */
export const resetPassword = post<[input: ResetPasswordInput], Notice>('/reset-password');

/** Mails the signed-in person a new link that confirms their address, unless it is confirmed; 429 when it was mailed too often. */
export const sendConfirmation = post<[], Notice>('/confirm-email/send');

/**
 * Confirms a mail address with the token mailed there, once; signed in or not. A new address of an account becomes its
 * address. 400 for a token that is spent, old or unknown; 409 when another account has the new address by now.
 */
export const confirmEmail = post<[input: ConfirmEmailInput], Notice>('/confirm-email');
