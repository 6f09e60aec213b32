import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

/** Sent to the former address, without the new one, because others may read that mailbox. */
export function emailChanged(firstName: string | null) {
  return letter('Your email address was changed', greeting(firstName), [
    `Your account with ${practice.name} has a new email address. You log in with the new one now, and this address gets no more emails about it.`,
    `If that wasn’t you, please call us right away at ${practice.phone}.`,
  ]);
}
