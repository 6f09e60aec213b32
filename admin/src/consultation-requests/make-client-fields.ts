import { check } from '@practice/contract/check';
import { type Client, requestToClientInput } from '@practice/contract/clients';
import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import {
  type AppointmentFields,
  appointmentLabels,
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

export const makeClientLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  ...appointmentLabels,
};

/** The form's first values, taken from the request without its message. */
export function fieldsFor(request: ConsultationRequest): MakeClientFields {
  return {
    ...emptyAppointment,
    ...splitName(request.fullName),
    email: request.email,
    phone: request.phone ?? '',
    title: titleFor(request),
  };
}

/** The suggested title of the appointment: "Not sure yet" would be no title. */
export function titleFor({ service }: Pick<ConsultationRequest, 'service'>): string {
  return service === 'not-sure' ? 'Consultation' : serviceLabel(service);
}

/** Whether to ask for first and last name: not if the account has them. */
export function asksNames(client: Client | undefined): boolean {
  return accountOf(client) !== 'theirs' || (client !== undefined && !knownNames(client));
}

/** Checks the fields by the contract's rules, with the account's names if the form does not ask for them. */
export function checkMakeClient(typed: MakeClientFields, client: Client | undefined) {
  // While the typed address is still being looked up, `client` may belong to the address before it.
  const isTheirs = client?.email.toLowerCase() === typed.email.trim().toLowerCase();
  const names = client && isTheirs && !asksNames(client) ? knownNames(client) : {};
  return check(requestToClientInput, { ...typed, ...timeOf(typed), ...names });
}
