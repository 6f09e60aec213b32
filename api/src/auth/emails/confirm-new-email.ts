import { confirmationLinkDays } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { letter } from '../../mail/email.ts';

export function confirmNewEmail(token: string) {
  return letter('Please confirm your new email address', 'Hi there,', [
    `Someone, hopefully you, wants to use this address for their account with ${practice.name}. If that’s you, please confirm it in the browser where you’re logged in.`,
    { link: 'Confirm my new address', path: `${paths.confirmEmail}?token=${token}` },
    `After that, you’ll log in with this address and get our emails here.`,
    `The link works once and expires in ${confirmationLinkDays} days. If you didn’t ask for it, you can ignore this email: nothing changes.`,
  ]);
}
