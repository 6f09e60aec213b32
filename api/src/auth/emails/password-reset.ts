import { resetLinkHours } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

export function passwordReset(firstName: string | null, token: string) {
  return letter('Reset your password', greeting(firstName), [
    `Someone, hopefully you, asked to reset the password for your ${practice.name} account.`,
    { link: 'Set a new password', path: `${paths.resetPassword}?token=${token}` },
    `The link works once and expires in ${resetLinkHours} hour. If you didn’t ask for it, you can ignore this email: your password stays as it is.`,
  ]);
}
