import { dictionary } from '@zxcvbn-ts/language-common';

// NIST SP 800-63B wants a list of what attackers try first, not of all that ever leaked.
const tried = 10_000;

const common = new Set(dictionary['passwords-common'].slice(0, tried));

/** Whether it is one of the most common passwords, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
