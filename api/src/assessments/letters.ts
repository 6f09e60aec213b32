import { clientAssessment } from '@practice/contract/paths';
import type { User } from '../auth/user.entity.ts';
import { letter, type Mail, signature } from '../mail/letter.ts';

/** To the client. It says nothing of what was found: that is read in the portal, behind their password. */
export function assessmentReady(id: number, client: User, origin: string): Mail {
  const isTheirs = client.emailConfirmedAt !== null;
  return letter('Your assessment is ready', [
    isTheirs && client.firstName ? `Hi ${client.firstName},` : 'Hello,',
    'Your assessment is ready. You’ll find it in your client dashboard.',
    { link: 'Read your assessment', url: `${origin}${clientAssessment(id)}` },
    'You’ll need to log in first. If anything in it is unclear, just call us.',
    signature,
  ]);
}
