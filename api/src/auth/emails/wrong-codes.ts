import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

export function wrongCodes(firstName: string | null) {
  return letter('Wrong codes at your login', greeting(firstName), [
    `Someone typed the right password for your ${practice.name} account, and then several wrong codes. They didn’t get in.`,
    `If that wasn’t you, someone knows your password. Please set a new one right away.`,
    { link: 'Set a new password', path: paths.forgotPassword },
  ]);
}
