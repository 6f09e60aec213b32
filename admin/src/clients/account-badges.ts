import type { Client } from '@practice/contract/clients';
import type { BadgeContent } from '../badges/assessment-texts.ts';

export const resource = 'clients';

type Account = Pick<Client, 'isAdmin' | 'invitedAt' | 'emailConfirmed'>;

export function accountBadges(client: Account): BadgeContent[] {
  const badges: BadgeContent[] = [];
  if (client.isAdmin) badges.push({ text: 'Admin', tone: 'success' });
  if (isInvited(client)) badges.push({ text: 'Invited', tone: 'info' });
  else if (!client.emailConfirmed) badges.push({ text: 'Address not confirmed', tone: 'warning' });
  return badges;
}

export const isInvited = ({ invitedAt, emailConfirmed }: Account): boolean =>
  invitedAt !== null && !emailConfirmed;
