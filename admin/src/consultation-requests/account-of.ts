import { type Client, clientInput } from '@practice/contract/clients';
import { is } from 'valibot';

/**
 * Whose account an address has: nobody's; somebody's, to which the appointment is added; or one that a stranger may have
 * opened, since nobody has confirmed the address. That one starts again, and then only the mailed link leads into it.
 */
export type Account = 'none' | 'theirs' | 'unconfirmed';

export function accountOf(client: Client | undefined): Account {
  if (!client) return 'none';
  return client.emailConfirmed || client.isAdmin || client.invitedAt !== null ? 'theirs' : 'unconfirmed';
}

/** The names of an account, or undefined where the account has no valid ones. */
export function knownNames(client: Client): { firstName: string; lastName: string } | undefined {
  const { firstName, lastName } = client;
  const { entries } = clientInput;
  if (!is(entries.firstName, firstName) || !is(entries.lastName, lastName)) return undefined;
  return { firstName: firstName ?? '', lastName: lastName ?? '' };
}
