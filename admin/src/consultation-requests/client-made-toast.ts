import type { MadeClient, RequestToClientInput } from '@practice/contract/clients';
import { dayInSentence } from '@practice/contract/format';
import { emailed } from '../appointment-form/emailed.ts';

export interface Made extends MadeClient {
  input: RequestToClientInput;
}

/**
 * Says who is booked for when, whether that is emailed, and whether they get a link to choose a password.
 * @param isTheirs whether the account was in use when it was last looked up; the answer is newer
 */
export function clientMadeToast({ client, isInvited, emails, input }: Made, isTheirs: boolean) {
  const booked = `${client.name} is booked for ${dayInSentence(input.appointmentDate)} at ${input.appointmentTime}.`;
  const mailed = `${booked} ${emailed({ emails }, client, 'now')}`;
  return isInvited && !isTheirs
    ? {
        title: 'Client and appointment set up',
        description: `${mailed} They’re getting a link to choose a password, too.`,
      }
    : { title: 'Appointment booked', description: mailed };
}
