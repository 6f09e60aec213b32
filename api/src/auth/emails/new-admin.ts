import { resetLinkHours } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

export function newAdmin(firstName: string | null, token: string) {
  return letter(`You work with ${practice.name} now`, greeting(firstName), [
    `You can use the back office of ${practice.name} now. Set a new password to log in.`,
    { link: 'Set a password', path: `${paths.resetPassword}?token=${token}` },
    `The link works once and expires in ${resetLinkHours} hour. After that, ask for a new one with “Forgot your password?” on our login page.`,
    `Didn’t expect this? Call us at ${practice.phone}.`,
  ]);
}
