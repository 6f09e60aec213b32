import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

export function passwordSet(firstName: string | null) {
  return letter('Your password is set', greeting(firstName), [
    `Your ${practice.name} account has a password now. You log in with it and this email address.`,
    `If that wasn’t you, set a new password right away and call us at ${practice.phone}.`,
    { link: 'Reset the password', path: paths.forgotPassword },
  ]);
}
