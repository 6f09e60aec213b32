import { type Client, isMinor } from '@practice/contract/clients';
import { staffRoles } from '@practice/contract/permissions';
import type { BadgeContent } from '../badges/assessment-texts.ts';

type Account = Pick<
  Client,
  'role' | 'invitedAt' | 'emailConfirmed' | 'newPasswordRequired' | 'hasLogin' | 'birthDate' | 'closedAt'
>;

export function accountBadges(client: Account): BadgeContent[] {
  const badges: BadgeContent[] = [];
  if (client.role) badges.push({ text: staffRoles[client.role].label, tone: 'success' });
  if (isMinor(client)) badges.push({ text: 'Minor', tone: 'warning' });
  if (client.closedAt) badges.push({ text: 'Account deleted', tone: 'neutral' });
  else if (!client.hasLogin) badges.push({ text: 'No login', tone: 'neutral' });
  else if (isInvited(client)) badges.push({ text: 'Invited', tone: 'info' });
  else if (!client.emailConfirmed) badges.push({ text: 'Address not confirmed', tone: 'warning' });
  return badges;
}

export const isInvited = ({ invitedAt, emailConfirmed, newPasswordRequired }: Account): boolean =>
  invitedAt !== null && (!emailConfirmed || newPasswordRequired);
