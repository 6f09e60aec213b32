import type { Client } from '@practice/contract/clients';
import type { BadgeContent } from '../badges/assessment-words.ts';

export const resource = 'clients';

/** The badges of an account. A client who has logged in needs none. */
export function accountBadges({
  isAdmin,
  invitedAt,
  emailConfirmed,
}: Pick<Client, 'isAdmin' | 'invitedAt' | 'emailConfirmed'>): BadgeContent[] {
  const badges: BadgeContent[] = [];
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

/** Whether the practice has invited a client who has not chosen a password yet. */
export function isInvited({ invitedAt, emailConfirmed }: Client): boolean {
  return invitedAt !== null && !emailConfirmed;
}
