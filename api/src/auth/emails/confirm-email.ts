import { confirmationLinkDays } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { letter } from '../../mail/email.ts';

/** Leaves out the name, so that our form can't be used to spam strangers. */
export function confirmEmail(token: string) {
  return letter('Please confirm your email address', 'Hi there,', [
    `Thanks for creating your ${practice.name} account. Please confirm your email address, in the browser where you’re logged in.`,
    { link: 'Confirm my address', path: `${paths.confirmEmail}?token=${token}` },
    `After that, anything you bought with this email will show up in your dashboard.`,
    `The link works once and expires in ${confirmationLinkDays} days. If you didn’t open an account, you can ignore this email.`,
  ]);
}
