import { accountDetails } from '@practice/contract/auth';
import { check } from '@practice/contract/check';
import {
  type Client,
  type ClientSetUp,
  type RequestToClientInput,
  requestToClientInput,
} from '@practice/contract/clients';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { dayInSentence } from '@practice/contract/format';
import type { AdminService } from '@practice/contract/services';
import { pick, safeParse } from 'valibot';
import { newAppointment } from '../appointment-form/AppointmentInputs.tsx';
import { filledBy, onlyAsked } from '../appointment-form/ServiceInputs.tsx';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';
import { withChosen } from '../practitioner-field/WithInput.tsx';

export function fieldsFromRequest(request: ConsultationRequest, services: AdminService[] = []) {
  // Anyone unsure or wanting both comes to a consultation first.
  const slug = onlyAsked.includes(request.service) ? 'free-consultation' : request.service;
  const service = services.find((one) => one.slug === slug && one.retiredAt === null);
  return {
    ...newAppointment,
    ...splitName(request.fullName),
    email: request.email,
    phone: request.phone ?? '',
    ...(service && filledBy(service)),
    title: titleFor(request, services),
  };
}

export type Asked = Pick<ConsultationRequest, 'service' | 'serviceLabel'>;

export function titleFor({ service, serviceLabel }: Asked, services: AdminService[] = []): string {
  if (service === 'not-sure') return 'Consultation';
  return services.find(({ slug }) => slug === service)?.title ?? serviceLabel;
}

export const mustAskNames = (client?: Client) => !isKnown(client) || !knownNames(client);

export function checkSetUpClient(typed: ReturnType<typeof fieldsFromRequest>, client: Client | undefined) {
  // While the typed address is looked up, `client` may belong to the previous one.
  const hasTypedAddress = client?.email?.toLowerCase() === typed.email.trim().toLowerCase();
  const names = client && hasTypedAddress && !mustAskNames(client) ? knownNames(client) : {};
  return check(requestToClientInput, { ...withChosen(typed), ...names });
}

/** A stranger may have opened an unconfirmed account, so only the emailed link gives access to it. */
export const isKnown = (client?: Client): client is Client =>
  client !== undefined &&
  (!client.hasLogin || client.emailConfirmed || client.isAdmin || client.invitedAt !== null);

/** Must match the API's choice. */
export const whoseAddress = (clients: readonly Client[] = []): Client | undefined =>
  clients.find(({ hasLogin }) => hasLogin) ?? clients.find(({ closedAt }) => closedAt === null);

function knownNames(client: Client) {
  const names = safeParse(pick(accountDetails, ['firstName', 'lastName']), client);
  return names.success ? names.output : undefined;
}

/** The last word with its particles, as in van der Berg; a first word is never one. */
const lastWords =
  /(?<= )(?:(?:af|al|ap|bin|da|dal|de|del|della|den|der|di|do|dos|du|el|ibn|la|las|le|los|ten|ter|van|von|zur?) )*\S+$/i;

export function splitName(fullName: string): { firstName: string; lastName: string } {
  const name = fullName.trim().replace(/\s+/g, ' ');
  const [lastName = ''] = lastWords.exec(name) ?? [];
  return { firstName: name.slice(0, name.length - lastName.length).trim(), lastName };
}

export type SentClientSetUp = ClientSetUp & { input: RequestToClientInput };

export function clientSetUpMessage({ client, isInvited, emails, input }: SentClientSetUp) {
  const booked = `${client.name} is booked for ${dayInSentence(input.appointmentDate)} at ${input.appointmentTime}.`;
  const description = `${booked} ${whoIsEmailed([{ emails, user: client }], 'now')}`;
  if (!isInvited) return { title: 'Appointment booked', description };
  const andInvited = `${description} They’re getting a link to choose a password, too.`;
  return { title: 'Client and appointment set up', description: andInvited };
}
