import * as v from 'valibot';
import type { StaffRole } from './permissions.ts';
import { practice } from './practice.ts';
import {
  emailAddress,
  optionalPhone,
  requiredLine,
  singleLine,
  textLimits,
  visibleLength,
  withoutInvisible,
} from './text.ts';

const passwordMessage = `Password must be at least ${textLimits.passwordMin} characters`;
export const adminPasswordMessage = `Password must be at least ${textLimits.adminPasswordMin} characters`;

export const formerPasswordMessage = 'That’s the password you had. Please choose a new one';

export const guessableMessages = {
  common: 'Lots of people use this password, so it’s easy to guess. Please choose another one',
  ownEmail: 'Your email address is easy to guess. Please choose another password',
  practice: 'Our own name, phone number and services are easy to guess. Please choose another password',
  blank: 'A password of spaces alone is easy to guess. Please add some letters or numbers',
} as const;

const password = v.pipe(
  v.optional(v.string(passwordMessage), ''),
  v.minLength(textLimits.passwordMin, passwordMessage),
  v.maxLength(textLimits.passwordMax, `Password must be at most ${textLimits.passwordMax} characters`),
);

const newPassword = v.pipe(
  password,
  v.check((typed) => typed.length < textLimits.passwordMin || isVisible(typed), guessableMessages.blank),
  v.check((typed) => !namesPractice(typed), guessableMessages.practice),
);

const isVisible = (typed: string) => visibleLength(withoutInvisible(typed).trim()) > 0;

function namesPractice(typed: string): boolean {
  const { name, address, phone } = practice;
  const [brand = '', ...words] = [...name.split(' '), address.city, 'ergonomics', 'ergonomic', 'mnri'].map(
    lettersOf,
  );
  const letters = lettersOf(typed);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters);
  return letters.includes(brand) || (letters !== '' && rest === '') || digitsOf(typed) === digitsOf(phone);
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');

const passwordsMatch = [
  [['password'], ['confirmPassword']],
  (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword,
  'Passwords do not match',
] as const;

const firstName = singleLine(2, 'First name must be at least 2 characters', textLimits.name);
const lastName = singleLine(2, 'Last name must be at least 2 characters', textLimits.name);

export const loginInput = v.object({ email: emailAddress(), password });
export type LoginInput = v.InferOutput<typeof loginInput>;

export const registerInput = v.object({ firstName, lastName, email: emailAddress(), password: newPassword });
export type RegisterInput = v.InferOutput<typeof registerInput>;

export const registerForm = v.pipe(
  v.object({ ...registerInput.entries, confirmPassword: password }),
  v.forward(v.partialCheck(...passwordsMatch), ['confirmPassword']),
);

export const forgotPasswordInput = v.object({ email: emailAddress() });
export type ForgotPasswordInput = v.InferOutput<typeof forgotPasswordInput>;

const token = (missing: string, tooLong: string) => requiredLine(1, missing, 200, tooLong);

const resetToken = token('Reset token is required', 'This isn’t a reset token.');

export const resetOwnerInput = v.object({ token: resetToken });
export type ResetOwnerInput = v.InferOutput<typeof resetOwnerInput>;

export const resetPasswordInput = v.object({ token: resetToken, password: newPassword });
export type ResetPasswordInput = v.InferOutput<typeof resetPasswordInput>;

export const resetPasswordForm = v.pipe(
  v.object({ ...resetPasswordInput.entries, confirmPassword: password }),
  v.forward(v.partialCheck(...passwordsMatch), ['confirmPassword']),
);

const incompleteLink = 'This link is incomplete. Please open the one in our email.';
export const confirmEmailInput = v.object({ token: token(incompleteLink, incompleteLink) });
export type ConfirmEmailInput = v.InferOutput<typeof confirmEmailInput>;

export interface ConfirmEmailAnswer {
  message: string;
  /** Set if the account isn't logged in: nothing is confirmed, and its sessions have ended. */
  needs?: 'password' | 'login';
}

export const resetLinkHours = 1;
export const confirmationLinkDays = 3;
export const invitationLinkDays = 7;

export const accountDetails = v.object({
  firstName,
  lastName,
  phone: v.pipe(
    optionalPhone(),
    v.transform((phone) => phone ?? null),
  ),
});

const onOrOff = v.boolean('Please choose on or off.');
export const emailChoices = v.object({ appointmentEmails: onOrOff, reminderEmails: onOrOff });

export const accountUpdate = v.partial(v.object({ ...accountDetails.entries, ...emailChoices.entries }));
export type AccountUpdate = v.InferOutput<typeof accountUpdate>;

export const wrongPasswordMessage = 'That’s not your current password. Please try again.';

const currentPasswordMissing = 'Please enter your current password';

const currentPassword = v.pipe(
  v.optional(v.string(currentPasswordMissing), ''),
  v.minLength(1, currentPasswordMissing),
  v.maxLength(textLimits.passwordMax, wrongPasswordMessage),
);

export const changePasswordInput = v.object({ currentPassword, password: newPassword });
export type ChangePasswordInput = v.InferOutput<typeof changePasswordInput>;

export const changePasswordForm = v.pipe(
  v.object({ ...changePasswordInput.entries, confirmPassword: password }),
  v.forward(v.partialCheck(...passwordsMatch), ['confirmPassword']),
);

export const sameEmailMessage = 'That’s already your email address.';

export const changeEmailInput = v.object({ email: emailAddress(), currentPassword });
export type ChangeEmailInput = v.InferOutput<typeof changeEmailInput>;

export const currentPasswordInput = v.object({ currentPassword });
export type CurrentPasswordInput = v.InferOutput<typeof currentPasswordInput>;

export const accountDataPath = '/api/account/data.json';

export interface Person {
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  email: string | null;
}

export interface Account extends Omit<Person, 'username'>, v.InferOutput<typeof emailChoices> {
  email: string;
  newEmail: string | null;
  phone: string | null;
}

export interface OwnSession {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

export const endSessionInput = v.object({ id: requiredLine(1, 'Please choose the session to end.', 64) });
export type EndSessionInput = v.InferOutput<typeof endSessionInput>;

export interface SessionUser extends Person {
  id: number;
  username: string;
  email: string;
  isAdmin: boolean;
  role: StaffRole | null;
  isClient: boolean;
  emailConfirmed: boolean;
}

export interface SignedInUser extends SessionUser {
  idleMinutes?: number;
}

export const greetedName = ({ firstName, username }: Pick<SessionUser, 'firstName' | 'username'>) =>
  firstName || username;

export const personName = ({ firstName, lastName, username }: Omit<Person, 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || (username ?? '');
