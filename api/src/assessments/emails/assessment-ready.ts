import { clientAssessment } from '@practice/contract/paths';
import { greetingTo, letter } from '../../mail/email.ts';

/** The findings are about their health, so only the portal shows them. */
export function assessmentReady(id: number, client: Parameters<typeof greetingTo>[0]) {
  return letter('Your assessment is ready', greetingTo(client), [
    'Your assessment is ready. You’ll find it in your dashboard.',
    { link: 'Read your assessment', path: clientAssessment(id) },
    'You’ll need to log in first. If anything in it is unclear, just call us.',
  ]);
}
