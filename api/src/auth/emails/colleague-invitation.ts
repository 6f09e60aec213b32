import { invitationLinkDays } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { type StaffRole, staffRoles } from '@practice/contract/permissions';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

interface Invited {
  firstName: string | null;
  role: StaffRole;
  invitedBy: string;
  isKnown: boolean;
  token: string;
}

export function colleagueInvitation({ firstName, role, invitedBy, isKnown, token }: Invited) {
  const { label, may } = staffRoles[role];
  return letter(`${invitedBy} invites you to work with ${practice.name}`, greeting(firstName), [
    `${invitedBy} invites you to the back office of ${practice.name}, where we keep our calendar and clients.`,
    { label: 'Your role', value: `${label}. ${may}` },
    isKnown
      ? 'Your account with us stays as it is, but it needs a new password. We’ve logged you out everywhere.'
      : 'All you need to do is choose a password. You’ll log in with this email address.',
    { link: 'Choose your password', path: `${paths.resetPassword}?token=${token}` },
    `The link works once and expires in ${invitationLinkDays} days. After that, ask for a new one with “Forgot your password?” on our login page.`,
    `Didn’t expect this? Call us at ${practice.phone}.`,
  ]);
}
