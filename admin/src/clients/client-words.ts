import type { Client } from '@practice/contract/clients';
import type { BadgeTone } from '@practice/ui/Badge';

export const resource = 'clients';

interface AccountBadge {
  text: 'Admin' | 'Invited' | 'Address not confirmed';
  tone: BadgeTone;
}

/** The badges of an account. A client who has logged in needs none. */
export function accountBadges({
  isAdmin,
  invitedAt,
  emailConfirmed,
}: Pick<Client, 'isAdmin' | 'invitedAt' | 'emailConfirmed'>): AccountBadge[] {
  const badges: AccountBadge[] = [];
  if (isAdmin) badges.push({ text: 'Admin', tone: 'success' });
  if (!emailConfirmed) {
    badges.push(
      invitedAt === null
        ? { text: 'Address not confirmed', tone: 'warning' }
        : { text: 'Invited', tone: 'info' },
    );
  }
  return badges;
}

/** The practice invited them, and they have not chosen a password yet. */
export function isInvited({ invitedAt, emailConfirmed }: Client): boolean {
  return invitedAt !== null && !emailConfirmed;
}
