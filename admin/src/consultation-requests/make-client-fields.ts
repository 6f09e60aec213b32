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

/** The initial values, from the request. Its message is not copied. */
export function fieldsFor(request: ConsultationRequest): MakeClientFields {
  return {
    ...emptyAppointment,
    ...splitName(request.fullName),
    email: request.email,
    phone: request.phone ?? '',
    title: titleFor(request),
  };
}

/** The suggested title of the appointment. "Not sure yet" makes no title. */
export function titleFor({ service }: Pick<ConsultationRequest, 'service'>): string {
  return service === 'not-sure' ? 'Consultation' : serviceLabel(service);
}

/** Whether the form asks for first and last name. An account may already have them. */
export function asksNames(client: Client | undefined): boolean {
  return accountOf(client) !== 'theirs' || (client !== undefined && !knownNames(client));
}

/** Checks the fields by the contract's rules, with the names of the account where the form does not ask for them. */
export function checkMakeClient(typed: MakeClientFields, client: Client | undefined) {
  // While a new address is looked up, the account of the previous one must not provide the names.
  const isTheirs = client?.email.toLowerCase() === typed.email.trim().toLowerCase();
  const names = client && isTheirs && !asksNames(client) ? knownNames(client) : {};
  return check(requestToClientInput, { ...typed, ...timeOf(typed), ...names });
}
