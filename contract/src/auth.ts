import * as v from 'valibot';
import { emailAddress, limits, optionalSingleLine, singleLine } from './text.ts';

const passwordMessage = `Password must be at least ${limits.passwordMin} characters`;
export const adminPasswordMessage = `Password must be at least ${limits.adminPasswordMin} characters`;

/** Why a new password of sufficient length is still refused. The API has the list of common passwords. */
export const guessableMessages = {
  common: 'Lots of people use this password, so it’s easy to guess. Please choose another one',
  ownEmail: 'Your email address is easy to guess. Please choose another password',
} as const;

// Passwords are neither trimmed nor normalized.
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

const firstName = singleLine(2, 'First name must be at least 2 characters', limits.name);
const lastName = singleLine(2, 'Last name must be at least 2 characters', limits.name);

export const loginInput = v.object({ email: emailAddress(), password });
export type LoginInput = v.InferOutput<typeof loginInput>;

export const registerInput = v.object({
  firstName,
  lastName,
  email: emailAddress(),
  password,
});
export type RegisterInput = v.InferOutput<typeof registerInput>;

/** `confirmPassword` is not sent. */
export const registerForm = v.pipe(
  v.object({ ...registerInput.entries, confirmPassword: password }),
  v.forward(v.partialCheck(...passwordsMatch), ['confirmPassword']),
);

export const forgotPasswordInput = v.object({ email: emailAddress() });
export type ForgotPasswordInput = v.InferOutput<typeof forgotPasswordInput>;

const resetTokenMessage = 'Reset token is required';

/** base64url of 32 bytes, from the link in the email or typed. */
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

export const resetLinkHours = 1;

const confirmationMissing = 'This link is incomplete. Please open the one in our email.';

export const confirmEmailInput = v.object({
  token: v.pipe(
    v.optional(v.string(confirmationMissing), ''),
    v.trim(),
    v.minLength(1, confirmationMissing),
    v.maxLength(200, confirmationMissing),
  ),
});
export type ConfirmEmailInput = v.InferOutput<typeof confirmEmailInput>;

export const confirmationLinkDays = 3;

export const invitationLinkDays = 7;

export const accountDetails = v.object({
  firstName,
  lastName,
  phone: v.pipe(
    optionalSingleLine(limits.phone),
    v.transform((phone) => phone ?? null),
  ),
});

const onOrOff = v.boolean('Please choose on or off.');

export const emailChoices = v.object({ appointmentEmails: onOrOff, reminderEmails: onOrOff });

/** Fields that are left out keep their value. */
export const accountUpdate = v.partial(v.object({ ...accountDetails.entries, ...emailChoices.entries }));
export type AccountUpdate = v.InferOutput<typeof accountUpdate>;

export const wrongPasswordMessage = 'That’s not your current password. Please try again.';

const currentPasswordMissing = 'Please enter your current password';

// The password is only compared here, so it needs no rules of its own.
const currentPassword = v.pipe(
  v.optional(v.string(currentPasswordMissing), ''),
  v.minLength(1, currentPasswordMissing),
  v.maxLength(limits.passwordMax, wrongPasswordMessage),
);

export const changePasswordInput = v.object({ currentPassword, password });
export type ChangePasswordInput = v.InferOutput<typeof changePasswordInput>;

export const changePasswordForm = v.pipe(
  v.object({ ...changePasswordInput.entries, confirmPassword: password }),
  v.forward(v.partialCheck(...passwordsMatch), ['confirmPassword']),
);

export const sameEmailMessage = 'This is your email address already.';

export const changeEmailInput = v.object({ email: emailAddress(), currentPassword });
export type ChangeEmailInput = v.InferOutput<typeof changeEmailInput>;

export interface Account {
  firstName: string | null;
  lastName: string | null;
  email: string;
  /** The address that the account gets once the emailed link is opened. */
  newEmail: string | null;
  phone: string | null;
  appointmentEmails: boolean;
  reminderEmails: boolean;
}

export interface SessionUser {
  id: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  isAdmin: boolean;
  isClient: boolean;
  emailConfirmed: boolean;
}

export function greetedName({ firstName, username }: Pick<SessionUser, 'firstName' | 'username'>): string {
  return firstName || username;
}

export function personName({
  firstName,
  lastName,
  username,
}: Pick<SessionUser, 'firstName' | 'lastName' | 'username'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
