import { confirmationLinkDays } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { letter } from '../../mail/email.ts';

/** To the address of a new account, and when its owner asks again. It leaves out the name, so that no one can send spam to strangers through our form. */
export function confirmEmail(token: string) {
  return letter('Please confirm your email address', 'Hi there,', [
    `Thanks for creating your ${practice.name} account. Please confirm your email address, in the browser where you’re logged in.`,
    { link: 'Confirm my address', path: `${paths.confirmEmail}?token=${token}` },
    `After that, anything you bought with this email will show up in your dashboard.`,
    `The link works once and expires in ${confirmationLinkDays} days. If you didn’t open an account, you can ignore this email.`,
  ]);
}
