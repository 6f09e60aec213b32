import { limits } from './text.ts';

export const emailInput = {
  required: true,
  type: 'email',
  inputMode: 'email',
  maxLength: limits.email,
} as const;
export const phoneInput = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  maxLength: limits.phone,
} as const;
export const passwordInput = {
  required: true,
  autoComplete: 'current-password',
  maxLength: limits.passwordMax,
};
export const newPasswordInput = { ...passwordInput, autoComplete: 'new-password' };
