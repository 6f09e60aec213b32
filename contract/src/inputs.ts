import { textLimits } from './text.ts';

export const emailInput = {
  required: true,
  type: 'email',
  inputMode: 'email',
  maxLength: textLimits.email,
} as const;
export const firstNameInput = { required: true, autoComplete: 'given-name', maxLength: textLimits.name };
export const lastNameInput = { ...firstNameInput, autoComplete: 'family-name' };
export const phoneInput = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  maxLength: textLimits.phone,
} as const;
export const passwordInput = {
  required: true,
  autoComplete: 'current-password',
  maxLength: textLimits.passwordMax,
};
export const newPasswordInput = { ...passwordInput, autoComplete: 'new-password' };
