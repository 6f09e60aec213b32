import { limits } from '@practice/contract/text';

// What browsers, phones and password managers should know of a field.

export const emailInput = {
  required: true,
  type: 'email',
  inputMode: 'email',
  maxLength: limits.email,
} as const;
export const passwordInput = {
  required: true,
  autoComplete: 'current-password',
  maxLength: limits.passwordMax,
};
export const newPasswordInput = { ...passwordInput, autoComplete: 'new-password' };
