import * as v from 'valibot';
import { oneOrMore, searchFilter } from './lists.ts';
import { valuesOf } from './options.ts';
import { practice } from './practice.ts';
import { emailAddress, optionalPhone, optionalText, singleLine, textLimits } from './text.ts';
import { moment } from './time.ts';

export const chooseService = 'Please select a service package.';
const service = v.pipe(v.optional(v.string(chooseService), ''), v.regex(/^[a-z0-9-]{1,100}$/, chooseService));

export const consultationRequestInput = v.object({
  fullName: singleLine(2, 'Full name must be at least 2 characters.', textLimits.name),
  companyName: singleLine(2, 'Company name must be at least 2 characters.', textLimits.name),
  email: emailAddress('Please enter a valid email address.'),
  phone: optionalPhone(),
  service,
  message: optionalText(textLimits.message),
});
export type ConsultationRequestInput = v.InferOutput<typeof consultationRequestInput>;

export const consultationRequestLabels: Readonly<Record<keyof ConsultationRequestInput, string>> = {
  fullName: 'Full Name',
  companyName: 'Company Name',
  email: 'Email Address',
  phone: 'Phone Number (Optional)',
  service: 'Service of Interest',
  message: 'Additional Information (Optional)',
};

const laidOut = ['fullName', 'companyName', 'email', 'phone', 'service', 'message'] as const;
type OtherField = Exclude<keyof ConsultationRequestInput, (typeof laidOut)[number]>;

export function otherFields(labels: Readonly<Record<string, string>> = consultationRequestLabels) {
  return Object.entries(labels)
    .filter(([name]) => !laidOut.some((one) => one === name))
    .map(([name, label]) => ({ name: name as OtherField, label: label.replace(' (Optional)', '') }));
}

export const minSecondsOpen = 2;

/** Browsers may fill in the hidden `website`, so it only marks a request as doubtful. */
export const botChecks = v.object({
  website: v.optional(v.string(), ''),
  secondsOpen: v.optional(
    v.pipe(
      v.number(),
      v.minValue(minSecondsOpen, 'That was very quick. Please check your details and send again.'),
    ),
  ),
});

export const consultationRequestBody = v.object({
  ...consultationRequestInput.entries,
  ...botChecks.entries,
});
export type NewConsultationRequest = v.InferInput<typeof consultationRequestBody>;

export interface ConsultationRequestReceipt extends Pick<ConsultationRequest, 'id' | 'createdAt'> {
  /** False after too many emails to the address; the request is still saved. */
  confirmationEmailed: boolean;
}

export const maybeSpam = 'This may be spam: it came with a field filled in that people can’t see.';

export const requestStates = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'booked', label: 'Booked' },
  { value: 'closed', label: 'Closed' },
] as const;

export type RequestState = (typeof requestStates)[number]['value'];

export const consultationRequestUpdate = v.object({
  state: v.picklist(valuesOf(requestStates), 'Please choose New, Contacted, Booked or Closed.'),
});
export type ConsultationRequestUpdate = v.InferOutput<typeof consultationRequestUpdate>;

type Saved = {
  [Name in keyof ConsultationRequestInput]: undefined extends ConsultationRequestInput[Name]
    ? NonNullable<ConsultationRequestInput[Name]> | null
    : ConsultationRequestInput[Name];
};

export interface ConsultationRequest extends Saved {
  id: number;
  serviceLabel: string;
  state: RequestState;
  isDoubtful: boolean;
  answeredAt: string | null;
  createdAt: string;
}

/** `answeredAt` ascending is the longest wait first, then the latest answers. */
export const consultationRequestSorts = [
  'id',
  'fullName',
  'companyName',
  'email',
  'service',
  'state',
  'createdAt',
  'answeredAt',
] as const;

export const consultationRequestFilter = v.strictObject({
  ...searchFilter,
  service: oneOrMore(service),
  state: oneOrMore(v.picklist(valuesOf(requestStates))),
  email: v.optional(v.pipe(v.string(), v.maxLength(textLimits.email))),
  createdFrom: v.optional(moment),
  createdTo: v.optional(moment),
});

export const replyDue = ({ createdAt }: { createdAt: string }) =>
  Date.parse(createdAt) + practice.replyWithinHours * 3_600_000;
