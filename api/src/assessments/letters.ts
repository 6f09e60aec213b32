import { adminAssessment, clientAssessment } from '@practice/contract/paths';
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

/** To the practice. Who wrote, and what, is about somebody's health: both are read in the back office. */
export function emergencyWritten(id: number, origin: string): Mail {
  return letter('Please look now: a client wrote of something urgent', [
    'In the desk assessment on your website, a client just told us something that may be an emergency. They were shown what to do and whom to call. They weren’t told that you know.',
    'Please look at it now, and decide whether to call them.',
    { link: 'Open the assessment', url: `${origin}${adminAssessment(id)}` },
    'We leave names and details out of emails. You’ll need to log in to see them.',
  ]);
}
