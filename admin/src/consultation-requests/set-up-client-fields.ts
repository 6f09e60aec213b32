import { check } from '@practice/contract/check';
import {
  type Client,
  type ClientSetUp,
  clientInput,
  type RequestToClientInput,
  requestToClientInput,
} from '@practice/contract/clients';
import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { dayInSentence } from '@practice/contract/format';
import { pick, safeParse } from 'valibot';
import { newAppointment } from '../appointment-form/AppointmentInputs.tsx';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';

export const fieldsFromRequest = (request: ConsultationRequest) => ({
  ...newAppointment,
  ...splitName(request.fullName),
  email: request.email,
  phone: request.phone ?? '',
  title: titleFor(request),
});

export const titleFor = ({ service }: Pick<ConsultationRequest, 'service'>): string =>
  service === 'not-sure' ? 'Consultation' : serviceLabel(service);

export const mustAskNames = (client: Client | undefined): boolean =>
  accountState(client) !== 'active' || (client !== undefined && !knownNames(client));

export function checkSetUpClient(typed: ReturnType<typeof fieldsFromRequest>, client: Client | undefined) {
  // While the typed address is still being looked up, `client` may belong to the address before it.
  const hasTypedAddress = client?.email.toLowerCase() === typed.email.trim().toLowerCase();
  const names = client && hasTypedAddress && !mustAskNames(client) ? knownNames(client) : {};
  return check(requestToClientInput, { ...typed, ...names });
}

/** A stranger may have opened an unconfirmed account, so only the emailed link gives access to it. */
export function accountState(client: Client | undefined): 'none' | 'active' | 'unconfirmed' {
  if (!client) return 'none';
  return client.emailConfirmed || client.isAdmin || client.invitedAt !== null ? 'active' : 'unconfirmed';
}

function knownNames(client: Client) {
  const names = safeParse(pick(clientInput, ['firstName', 'lastName']), client);
  return names.success ? names.output : undefined;
}

/** A guess for the form: the last word is the last name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop() : '';
  return { firstName: words.join(' '), lastName: lastName ?? '' };
}

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
