import * as v from 'valibot';
import texts from '../texts/clients.json' with { type: 'json' };
import { timeExists } from './admin-appointments.ts';
import { adminAppointmentInput, type Emails } from './appointments.ts';
import { accountDetails, type Person, type SessionUser } from './auth.ts';
import { practiceDay } from './format.ts';
import { changesOf, searchFilter } from './lists.ts';
import { staffRoleNames } from './permissions.ts';
import { practice } from './practice.ts';
import { clearableEmail, clearableLine, emailAddress, textLimits } from './text.ts';
import { isCalendarDay } from './time.ts';

export interface Client extends Omit<SessionUser, keyof Person>, Person {
  name: string;
  hasLogin: boolean;
  phone: string | null;
  address: string | null;
  /** yyyy-MM-dd */
  birthDate: string | null;
  /** When the account was deleted but a record kept. */
  closedAt: string | null;
  mergedWith: string | null;
  newEmail: string | null;
  invitedAt: string | null;
  newPasswordRequired: boolean;
  createdAt: string;
}

export const clientSorts = ['createdAt', 'id', 'lastName', 'firstName', 'email'] as const;

export const clientFilter = v.strictObject({
  ...searchFilter,
  email: v.optional(v.pipe(v.string(), v.maxLength(textLimits.email))),
  isAdmin: v.optional(v.boolean()),
});

const birthDateMessage = 'Please enter a day in the past.';
const details = {
  ...accountDetails.entries,
  address: clearableLine(textLimits.title),
  birthDate: v.nullish(
    v.pipe(
      v.string(birthDateMessage),
      v.check((day) => isCalendarDay(day, Date.UTC(1900)) && day <= practiceDay(), birthDateMessage),
    ),
    null,
  ),
};
const invite = v.optional(v.boolean('Please say yes or no.'));

/** Anyone with an email is invited, unless `invite` is false. */
export const clientInput = v.pipe(
  v.object({ ...details, email: clearableEmail(), invite }),
  v.transform(({ invite, ...person }) => ({ ...person, invite: invite !== false && person.email !== null })),
);
export type ClientInput = v.InferOutput<typeof clientInput>;
export type NewClientInput = v.InferInput<typeof clientInput>;

const { userId: _, status: __, ...appointmentEntries } = adminAppointmentInput.entries;

/** If missing, the address stays; null removes it from a person without an account. */
export const contactInput = v.object({ ...details, email: v.optional(clearableEmail()) });
export type ContactInput = v.InferOutput<typeof contactInput>;
export type NewContactInput = v.InferInput<typeof contactInput>;

export const requestToClientInput = v.pipe(
  v.object({ ...accountDetails.entries, email: emailAddress(), ...appointmentEntries }),
  v.forward(v.partialCheck(...timeExists), ['appointmentTime']),
);
export type RequestToClientInput = v.InferOutput<typeof requestToClientInput>;
export type NewRequestToClientInput = v.InferInput<typeof requestToClientInput>;

export interface ClientSetUp extends Emails {
  client: Client;
  appointmentId: number;
  isInvited: boolean;
}

export const invitationInput = v.object({ email: clearableEmail() });

const adult = 18;

export function ageOf({ birthDate }: Pick<Client, 'birthDate'>, today = practiceDay()): number | undefined {
  if (birthDate === null) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export const isMinor = (client: Pick<Client, 'birthDate'>) => (ageOf(client) ?? adult) < adult;

const role = v.picklist(staffRoleNames, 'Please choose a role.');
const { firstName, lastName } = accountDetails.entries;

export const colleagueInput = v.object({ firstName, lastName, email: emailAddress(), role });
export type ColleagueInput = v.InferOutput<typeof colleagueInput>;

const yesOrNo = v.boolean('Please say yes or no.');
/** `isAdmin` alone makes someone an owner, or removes the role. */
export const clientUpdate = v.object(
  changesOf({ isClient: yesOrNo, isAdmin: yesOrNo, role: v.nullable(role) }),
);
export type ClientUpdate = v.InferOutput<typeof clientUpdate>;

export const clientMessages = {
  ...texts,
  recordKept: `This is our record of visits or notes, so it stays for ${practice.recordsKeptYears} years.`,
} as const;
