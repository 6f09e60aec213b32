import * as v from 'valibot';
import type { Person } from './auth.ts';
import { clockTime, pluralize, practiceDay, timeInSentence } from './format.ts';
import { changesOf, chosenClient, idNumber, idText, oneOrMore, searchFilter } from './lists.ts';
import { labelOf, valuesOf } from './options.ts';
import { practice } from './practice.ts';
import { clearableLine, clearableText, requiredLine, textLimits } from './text.ts';
import { calendarDay, during, timeOfDay, type Visit } from './time.ts';

export const timeSlots = [
  '9:00 AM',
  '10:00 AM',
  '11:00 AM',
  '1:00 PM',
  '2:00 PM',
  '3:00 PM',
  '4:00 PM',
] as const;

const { cancellationHours } = practice;

export const appointmentMinutes = 60;
export const openAppointmentsMax = 20;

export const appointmentStatuses = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Canceled' },
  { value: 'rescheduled', label: 'Rescheduled' },
  { value: 'no-show', label: 'No-show' },
] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number]['value'];

const clientStatuses = appointmentStatuses.filter(({ value }) => value !== 'no-show');

export const statusLabel = (status: AppointmentStatus) => labelOf(appointmentStatuses, status);

/** The database has the same rule, `holds_its_time`. */
export function holdsItsTime(appointment: { status: AppointmentStatus; removedAt?: Date | null }): boolean {
  const { status, removedAt = null } = appointment;
  return removedAt === null && status !== 'cancelled' && status !== 'no-show';
}

export const isOpen = (status: AppointmentStatus) => status === 'scheduled' || status === 'rescheduled';

export function isLateChange({ startsAt }: { startsAt: Date | string }, now = Date.now()): boolean {
  const left = new Date(startsAt).getTime() - now;
  return left > 0 && left < cancellationHours * 3_600_000;
}

export const cancellationRule = `Cancel or move a visit free of charge up to ${cancellationHours} hours ahead. After that you still can, but it’s late, and we may charge for the visit.`;

export const lateMessages = {
  inTime: `It’s free: you’re more than ${cancellationHours} hours ahead.`,
  before: `This visit is less than ${cancellationHours} hours away. You can still cancel or move it, but that’s late, and we may charge for it.`,
  after: `That was less than ${cancellationHours} hours ahead, so we’ve noted it as late.`,
  forPractice: `Less than ${cancellationHours} hours ahead`,
} as const;

/** A placeholder for the lawyer's text. */
export const guardianConsent = {
  version: '2026-11-28',
  label: 'It’s for my child. I’m their parent or legal guardian, and I consent to this MNRI visit.',
} as const;

type State = { status: AppointmentStatus; startsAt: Date | string };

/** `startsAt` is the start after the change. */
export function statusRefusal({ status: from, startsAt }: State, to: AppointmentStatus): string | undefined {
  const { notYet, setBackFirst } = appointmentMessages;
  const isOutcome = to === 'completed' || to === 'no-show';
  // Must be reopened first, because someone else may have booked its time.
  const isNext = to === from || isOpen(from) || isOpen(to);
  const isTooEarly = isOutcome && new Date(startsAt).getTime() > Date.now();
  if (isNext && !isTooEarly) return undefined;
  return isNext ? notYet : setBackFirst(from);
}

export const appointmentMessages = {
  title: 'Title must be at least 2 characters',
  date: 'Appointment date is required',
  pastDate: 'Please choose today or a later day.',
  time: 'Appointment time is required',
  place: 'Please choose where we should meet.',
  address: 'Please enter the address where we should meet you.',
  slot: (times: readonly string[]) => `Please choose one of our times: ${times.join(', ')}.`,
  status: 'Please choose a status.',
  newStatus: 'A new appointment is always scheduled. You can change its status once it’s booked.',
  notYet: 'You can say how a visit went once it has begun.',
  changedMeanwhile: (now: State) =>
    `This appointment was changed in the meantime, so nothing was saved. It’s now ${currentState(now)}. Please take another look.`,
  setBackFirst: (status: AppointmentStatus) =>
    `This appointment is marked “${statusLabel(status)}.” Set it back to “Scheduled” first.`,
  unknown: 'We can’t find this appointment. It may have been deleted.',
  unknownClient: 'We can’t find this client. The account may have been deleted.',
  taken: 'This time has just been taken. Please choose another one.',
  takenBy: (practitioner: string, client: string, visit: Visit) => {
    const { from, to } = during(visit);
    const [begins, ends] = [from, to].map((at) => clockTime(new Date(at)).replace(/\s.M$/, ''));
    return `${practitioner} is booked ${begins}–${ends} (${client}).`;
  },
  skipped:
    'This time doesn’t exist, because the clocks go forward that night. Please choose an earlier or a later one.',
  closed: 'We’re not open at this time. Please choose another one.',
  holiday: (name: string) => `We’re closed that day (${name}). Please choose another one.`,
  over: 'This time has passed. Please choose a later one.',
  tooSoon: (hours: number) =>
    `Please book at least ${pluralize(hours, 'hour')} ahead, or call us at ${practice.phone}.`,
  tooFarAhead: (days: number) =>
    `You can book up to ${pluralize(days, 'day')} ahead. Please choose an earlier day.`,
  tooLateToChange: `This appointment is less than ${cancellationHours} hours away. To change it, please call us at ${practice.phone}.`,
  begun: `This appointment has already begun. To change it, please call us at ${practice.phone}.`,
  confirmFirst: 'Please confirm your email address to book more. Open the link in our email, then try again.',
  tooMany: `You have ${openAppointmentsMax} appointments coming up, which is the most you can book online. Please call us to book more.`,
  created: ({ emails }: Emails) => ({
    title: 'Appointment Created',
    ...(emails.includes('client') && { description: 'We’ve sent you an email with the details.' }),
  }),
  updated: ({ emails, isLate }: Emails) => ({
    title: 'Appointment Updated',
    description: [
      'Your changes have been saved.',
      ...(isLate ? [lateMessages.after] : []),
      ...(emails.includes('client') ? ['We’ll email you the details in a couple of minutes.'] : []),
    ].join(' '),
  }),
  deleted: ({ emails, isLate }: Emails) => ({
    title: 'Appointment Deleted',
    description: [
      emails.includes('practice') ? 'Your visit is canceled.' : 'It’s off your list.',
      ...(isLate ? [lateMessages.after] : []),
      ...(emails.includes('client') ? ['We’ll email you in a couple of minutes.'] : []),
    ].join(' '),
  }),
  createFailed: 'There was a problem creating your appointment.',
  updateFailed: 'There was a problem updating your appointment.',
  deleteFailed: 'There was a problem deleting your appointment.',
} as const;

function currentState({ status, startsAt }: State): string {
  if (status === 'cancelled') return 'canceled';
  return isOpen(status) ? `booked for ${timeInSentence(startsAt)}` : `marked as ${statusLabel(status)}`;
}

const adminStatus = v.picklist(valuesOf(appointmentStatuses), appointmentMessages.status);
const day = calendarDay(appointmentMessages.date);
const notPast = v.pipe(
  day,
  v.check((date) => date >= practiceDay(), appointmentMessages.pastDate),
);
const time = timeOfDay(appointmentMessages.time);

const fields = {
  title: requiredLine(2, appointmentMessages.title, textLimits.title),
  appointmentDate: day,
  appointmentTime: time,
  description: clearableText(textLimits.description),
  location: clearableLine(textLimits.title),
  status: v.picklist(valuesOf(clientStatuses), appointmentMessages.status),
};

const serviceId = v.pipe(v.number('Please choose a service.'), idNumber);
const purchaseId = v.pipe(v.number('Please choose a purchase.'), idNumber);
const booked = { serviceId: v.nullish(serviceId, null), paymentId: v.nullish(purchaseId, null) };

const practitionerId = v.pipe(v.number('Please choose who you’d like to see.'), idNumber);
const wanted = v.nullable(practitionerId);
const practitionerIds = v.pipe(
  v.array(v.pipe(v.number('Please choose who it’s with.'), idNumber), 'Please choose who it’s with.'),
  v.minLength(1, 'Please choose who it’s with.'),
  v.maxLength(20, 'Please choose fewer people.'),
  v.transform((ids) => [...new Set(ids)]),
);

export type Place = 'office' | 'client';
const place = v.optional(v.picklist(['office', 'client'], appointmentMessages.place));

type Where = { place?: Place | undefined; location: string | null };

const addressGiven = [
  [['place'], ['location']],
  ({ place, location }: Where) => place !== 'client' || location !== null,
  appointmentMessages.address,
] as const;

const withoutPlace = <Fields extends Where>({ place, ...rest }: Fields) =>
  place === 'office' ? { ...rest, location: null } : rest;

const formWith = (appointmentDate: typeof day | typeof notPast) =>
  v.pipe(
    v.object({ ...fields, appointmentDate, place, status: adminStatus }),
    v.forward(v.partialCheck(...addressGiven), ['location']),
    v.transform((input) => withoutPlace(input)),
  );
export const appointmentForm = formWith(day);
export const newAppointmentForm = formWith(notPast);
export type AppointmentForm = v.InferOutput<typeof appointmentForm>;

export const appointmentInput = v.pipe(
  v.object({
    ...fields,
    ...booked,
    place,
    practitionerId: v.optional(wanted, null),
    appointmentDate: notPast,
    status: v.optional(v.literal('scheduled', appointmentMessages.newStatus), 'scheduled'),
    guardianConsent: v.optional(v.boolean('Please say yes or no.'), false),
  }),
  v.forward(v.partialCheck(...addressGiven), ['location']),
  v.transform((input) => withoutPlace(input)),
);
export type AppointmentInput = v.InferOutput<typeof appointmentInput>;
export type NewAppointment = v.InferInput<typeof appointmentInput>;

export const seenVersionQuery = v.object({ version: v.exactOptional(idText) });

export const appointmentUpdate = v.object(
  changesOf({ version: idNumber, ...fields, practitionerId: wanted }),
);
export type AppointmentUpdate = v.InferOutput<typeof appointmentUpdate>;

export const appointmentMinutesMax = 480;
const minutes = v.pipe(
  v.number('Please enter the length in minutes.'),
  v.integer('Please enter whole minutes.'),
  v.minValue(5, 'An appointment takes at least 5 minutes.'),
  v.maxValue(appointmentMinutesMax, 'An appointment takes at most 8 hours.'),
);

export const adminAppointmentInput = v.object({
  userId: chosenClient,
  ...fields,
  ...booked,
  minutes: v.optional(minutes, appointmentMinutes),
  status: v.optional(adminStatus, 'scheduled'),
  practitionerIds: v.exactOptional(practitionerIds),
});
export type AdminAppointmentInput = v.InferOutput<typeof adminAppointmentInput>;
export type NewAdminAppointment = v.InferInput<typeof adminAppointmentInput>;

const { practitionerId: _, ...changeEntries } = appointmentUpdate.entries;
export const adminAppointmentUpdate = v.object({
  ...changeEntries,
  ...changesOf({
    practitionerIds,
    minutes,
    status: adminStatus,
    cancelReason: clearableText(textLimits.description),
  }),
});
export type AdminAppointmentUpdate = v.InferOutput<typeof adminAppointmentUpdate>;

/** `appointmentDate` (yyyy-MM-dd) and `appointmentTime` (such as 9:00 AM) are in the practice's time zone. */
export interface Appointment extends Omit<AdminAppointmentInput, 'userId' | 'practitionerIds'> {
  id: number;
  userId: number | null;
  practitioners: readonly { id: number; name: string }[];
  startsAt: string;
  cancelReason: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface AdminAppointment extends Appointment {
  personId: number;
  user: Person;
  isClosed: boolean;
  emailConfirmed: boolean;
  lacksConsent: boolean;
  canceledAt: string | null;
  canceledBy: string | null;
  changedLateAt: string | null;
  guardianConsentAt: string | null;
  guardianConsentVersion: string | null;
}

export interface Emails {
  emails: readonly ('client' | 'practice')[];
  isLate?: boolean;
}

export const appointmentIcsPath = (id: number) => `/api/client/appointments/${id}/calendar.ics`;

export const byTime = (a: Pick<Appointment, 'startsAt'>, b: Pick<Appointment, 'startsAt'>) =>
  Date.parse(a.startsAt) - Date.parse(b.startsAt);

export function nextAppointment<Row extends Appointment>(
  appointments: readonly Row[],
  now = new Date(),
): Row | undefined {
  return appointments
    .filter(({ status, startsAt }) => isOpen(status) && Date.parse(startsAt) >= now.getTime())
    .sort(byTime)[0];
}

export const ownAppointments = {
  name: 'appointments',
  sorts: ['startsAt', 'id', 'title', 'status', 'createdAt'],
  order: 'ASC',
  filter: v.strictObject({
    id: oneOrMore(idNumber),
    status: oneOrMore(v.picklist(valuesOf(appointmentStatuses))),
  }),
} as const;

export const adminAppointmentSorts = [
  'startsAt',
  'id',
  'clientName',
  'title',
  'status',
  'location',
  'createdAt',
] as const;

export const adminAppointmentFilter = v.strictObject({
  ...searchFilter,
  userId: v.optional(idNumber),
  practitionerId: v.optional(idNumber),
  status: oneOrMore(v.picklist(valuesOf(appointmentStatuses))),
  from: v.optional(day),
  to: v.optional(day),
});
