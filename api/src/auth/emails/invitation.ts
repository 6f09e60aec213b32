import { invitationLinkDays } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

export function invitation(firstName: string | null, token: string) {
  return letter(`Your account with ${practice.name}`, greeting(firstName), [
    `We’ve set up an account for you. It’s where you can see and change your appointments and find your receipts. All you need to do is choose a password.`,
    { link: 'Choose your password', path: `${paths.resetPassword}?token=${token}` },
    `The link works once and expires in ${invitationLinkDays} days. After that, ask for a new one with “Forgot your password?” on our login page.`,
    `Didn’t expect this? You can ignore it, or call us at ${practice.phone}.`,
  ]);
}
