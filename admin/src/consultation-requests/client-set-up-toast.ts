import type { ClientSetUp, RequestToClientInput } from '@practice/contract/clients';
import { dayInSentence } from '@practice/contract/format';
import { emailed } from '../appointment-form/emailed.ts';

export interface SentClientSetUp extends ClientSetUp {
  input: RequestToClientInput;
}

/**
 * Says who is booked for when, whether that is emailed, and whether they get a link to choose a password.
 * @param isAccountInUse whether the account was in use when the form looked it up, which is older than the answer
 */
export function clientSetUpToast(
  { client, isInvited, emails, input }: SentClientSetUp,
  isAccountInUse: boolean,
) {
  const booked = `${client.name} is booked for ${dayInSentence(input.appointmentDate)} at ${input.appointmentTime}.`;
  const emailedText = `${booked} ${emailed({ emails }, client, 'now')}`;
  return isInvited && !isAccountInUse
    ? {
        title: 'Client and appointment set up',
        description: `${emailedText} They’re getting a link to choose a password, too.`,
      }
    : { title: 'Appointment booked', description: emailedText };
}
