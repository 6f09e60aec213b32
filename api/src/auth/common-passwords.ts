import { dictionary } from '@zxcvbn-ts/language-common';

// NIST SP 800-63B asks for a list of the passwords that attackers try first, not of every leaked one.
const common = new Set(dictionary['passwords-common'].slice(0, 10_000));

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
