import { resetLinkHours } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

/** To someone who became an admin and hasn't set their password again yet. */
export function newAdmin(firstName: string | null, token: string) {
  return letter(`You’re an admin of ${practice.name} now`, greeting(firstName), [
    `You’re an admin of ${practice.name} now. Set a password to log in.`,
    { link: 'Set a password', path: `${paths.resetPassword}?token=${token}` },
    `The link works once and expires in ${resetLinkHours} hour. After that, ask for a new one with “Forgot your password?” on our login page.`,
    `Didn’t expect this? Call us at ${practice.phone}.`,
  ]);
}
