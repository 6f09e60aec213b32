import { adminAssessment } from '@practice/contract/paths';
import { composeEmail } from '../../mail/email.ts';

/**
 * Leaves out the client's name and words, which are about their health.
 * @param isAnswered whether the client confirmed the emergency; otherwise they were only asked
 */
export function emergencyWritten(id: number, isAnswered: boolean) {
  const look = isAnswered ? 'Please look now' : 'Not answered, please look now';
  return composeEmail(`${look}: a client wrote something urgent`, [
    isAnswered
      ? 'In the desk assessment on your website, a client just told us something that may be an emergency. They were shown what to do and who to call. They know that you get this email, but not when you’ll read it.'
      : 'In the desk assessment on your website, a client just wrote something that may be an emergency. We asked them whether it’s happening now, and showed them 911. Not answered yet: when they answer, you’ll see it in the assessment. They know that you get this email, but not when you’ll read it.',
    'Please look at it now, and decide whether to call them.',
    { link: 'Open the assessment', path: adminAssessment(id) },
    'We leave names and details out of emails. You’ll need to log in to see them.',
  ]);
}
