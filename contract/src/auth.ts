import * as v from 'valibot';
import { emailAddress, limits, singleLine } from './text.ts';

const passwordMessage = `Password must be at least ${limits.passwordMin} characters`;
export const adminPasswordMessage = `Password must be at least ${limits.adminPasswordMin} characters`;

// Passwords are neither trimmed nor normalized: what was typed is what counts.
const password = v.pipe(
  v.optional(v.string(passwordMessage), ''),
  v.minLength(limits.passwordMin, passwordMessage),
  v.maxLength(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters`),
);

const passwordsMatch = [
  [['password'], ['confirmPassword']],
  (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword,
  'Passwords do not match',
] as const;

export const loginInput = v.object({ email: emailAddress(), password });
export type LoginInput = v.InferOutput<typeof loginInput>;

export const registerInput = v.object({
  firstName: singleLine(2, 'First name must be at least 2 characters', limits.name),
  lastName: singleLine(2, 'Last name must be at least 2 characters', limits.name),
  email: emailAddress(),
  password,
});
export type RegisterInput = v.InferOutput<typeof registerInput>;

/** What the form asks: `confirmPassword` stays in the browser. */
export const registerForm = v.pipe(
  v.object({ ...registerInput.entries, confirmPassword: password }),
  v.forward(v.partialCheck(...passwordsMatch), ['confirmPassword']),
);

export const forgotPasswordInput = v.object({ email: emailAddress() });
export type ForgotPasswordInput = v.InferOutput<typeof forgotPasswordInput>;

const resetTokenMessage = 'Reset token is required';

/** A token of the manual entry box or the mail's link: base64url, 32 bytes. */
export const resetToken = v.pipe(
  v.optional(v.string(resetTokenMessage), ''),
  v.trim(),
  v.minLength(1, resetTokenMessage),
  v.maxLength(200, 'This is not a reset token.'),
);

export const resetPasswordInput = v.object({ token: resetToken, password });
export type ResetPasswordInput = v.InferOutput<typeof resetPasswordInput>;

export const resetPasswordForm = v.pipe(
  v.object({ ...resetPasswordInput.entries, confirmPassword: password }),
  v.forward(v.partialCheck(...passwordsMatch), ['confirmPassword']),
);

/** The lifetime of a reset link, as the page and the mail promise it. */
export const resetLinkHours = 1;

const confirmationMissing = 'This link is incomplete. Please open the one in our email.';

/** The token of the link in a confirmation mail: base64url, 32 bytes. */
export const confirmEmailInput = v.object({
  token: v.pipe(
    v.optional(v.string(confirmationMissing), ''),
    v.trim(),
    v.minLength(1, confirmationMissing),
    v.maxLength(200, confirmationMissing),
  ),
});
export type ConfirmEmailInput = v.InferOutput<typeof confirmEmailInput>;

/** The lifetime of a link that confirms a mail address. */
export const confirmationLinkDays = 3;

/** The signed-in person, as every front sees them. */
export interface SessionUser {
  id: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  isAdmin: boolean;
  isClient: boolean;
  /** Whether a link mailed to the address was opened. */
  emailConfirmed: boolean;
}

/** A person's name as others read it. */
export function personName({
  firstName,
  lastName,
  username,
}: Pick<SessionUser, 'firstName' | 'lastName' | 'username'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
