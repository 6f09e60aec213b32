import { paths } from '@practice/contract/paths';
import { greeting, letter } from '../../mail/email.ts';

export function secondFactorChanged(firstName: string | null, what: string) {
  return letter('A change to your two-step login', greeting(firstName), [
    what,
    `If that wasn’t you, change your password right away, and log out on all devices.`,
    { link: 'Open your security settings', path: paths.adminSecurity },
  ]);
}
