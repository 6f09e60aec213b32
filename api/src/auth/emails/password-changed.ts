import { messages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

export function passwordChanged(firstName: string | null, hadNewEmail: boolean) {
  return letter('Your password was changed', greeting(firstName), [
    `The password for your ${practice.name} account was just changed, and all other devices were logged out.`,
    ...(hadNewEmail ? [messages.account.emailChangeDropped] : []),
    `If that wasn’t you, set a new password right away and call us at ${practice.phone}.`,
    { link: 'Reset the password', path: paths.forgotPassword },
  ]);
}
