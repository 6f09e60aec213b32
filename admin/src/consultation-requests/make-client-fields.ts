import { check } from '@practice/contract/check';
import { type Client, requestToClientInput } from '@practice/contract/clients';
import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import {
  type AppointmentFields,
  appointmentFields,
  emptyAppointment,
  timeOf,
} from '../appointment-form/appointment-fields.ts';
import { accountOf, knownNames } from './account-of.ts';
import { splitName } from './split-name.ts';

export interface MakeClientFields extends AppointmentFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const personFields = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
] as const;

export const makeClientFields = [...personFields, ...appointmentFields] as const;

/** What the form begins with: all that the request says. Its message stays there. */
export function fieldsFor(request: ConsultationRequest): MakeClientFields {
  return {
    ...emptyAppointment,
    ...splitName(request.fullName),
    email: request.email,
    phone: request.phone ?? '',
    title: titleFor(request),
  };
}

/** What the appointment is called, unless the practice says otherwise: "Not sure yet" is no title. */
export function titleFor({ service }: Pick<ConsultationRequest, 'service'>): string {
  return service === 'not-sure' ? 'Consultation' : serviceLabel(service);
}

/** Whether first and last name are asked for: not of whose account has them. */
export function asksNames(client: Client | undefined): boolean {
  return accountOf(client) !== 'theirs' || (client !== undefined && !knownNames(client));
}

/** The typed fields by the contract's rules, with the names of the account where those are not asked for. */
export function checkMakeClient(typed: MakeClientFields, client: Client | undefined) {
  // The account of the address before, while the one just typed is still looked up, lends its names to nobody.
  const isTheirs = client?.email.toLowerCase() === typed.email.trim().toLowerCase();
  const names = client && isTheirs && !asksNames(client) ? knownNames(client) : {};
  return check(requestToClientInput, { ...typed, ...timeOf(typed), ...names });
}
