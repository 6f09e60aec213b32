import type { ClientSetUp, RequestToClientInput } from '@practice/contract/clients';
import { dayInSentence } from '@practice/contract/format';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';

export interface SentClientSetUp extends ClientSetUp {
  input: RequestToClientInput;
}

export function clientSetUpMessage({ client, isInvited, emails, input }: SentClientSetUp) {
  const booked = `${client.name} is booked for ${dayInSentence(input.appointmentDate)} at ${input.appointmentTime}.`;
  const bookedAndEmailed = `${booked} ${whoIsEmailed([{ emails, user: client }], 'now')}`;
  return isInvited
    ? {
        title: 'Client and appointment set up',
        description: `${bookedAndEmailed} They’re getting a link to choose a password, too.`,
      }
    : { title: 'Appointment booked', description: bookedAndEmailed };
}
