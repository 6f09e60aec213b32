import * as v from 'valibot';
import { practiceDay, timeInSentence } from './format.ts';
import { chosenClient, idNumber } from './lists.ts';
import { practice } from './practice.ts';
import { clearableText, limits, requiredText } from './text.ts';
import { calendarDay, minutesOf, timeAt, timeOfDay } from './time.ts';

/** What clients can book on a working day. The practice itself may choose any time. */
export const timeSlots = [
  '9:00 AM',
  '10:00 AM',
  '11:00 AM',
  '1:00 PM',
  '2:00 PM',
  '3:00 PM',
  '4:00 PM',
] as const;

/** How long an appointment takes, unless the practice says otherwise. */
export const appointmentMinutes = 60;

/** The most appointments to come that one client may have. */
export const openAppointmentsMax = 20;

export const appointmentStatuses = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Canceled' },
  { value: 'rescheduled', label: 'Rescheduled' },
  { value: 'no-show', label: 'No-show' },
] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number]['value'];

/** What a client may choose; that somebody did not come is for the practice to say. */
export const clientStatuses = appointmentStatuses.filter(({ value }) => value !== 'no-show');

/** The words a person reads for a stored status. */
export function statusLabel(status: AppointmentStatus): string {
  return appointmentStatuses.find(({ value }) => value === status)?.label ?? status;
}

/**
 * Whether an appointment holds its time, so that nobody else can have it: one that its client removed holds nothing. The
 * database has the same rule as `holds_its_time`.
 */
export function holdsItsTime({
  status,
  removedAt = null,
}: {
  status: AppointmentStatus;
  removedAt?: Date | null;
}): boolean {
  return removedAt === null && status !== 'cancelled' && status !== 'no-show';
}

/** Whether an appointment is still to come, by its status alone. */
export function isOpen(status: AppointmentStatus): boolean {
  return status !== 'cancelled' && status !== 'completed' && status !== 'no-show';
}

const reopened = ['scheduled', 'rescheduled'] as const;
const ended = ['completed', 'cancelled', 'no-show'] as const;

/** Which statuses can follow which. A wrong outcome is taken back first: its time may be somebody else's by now. */
const nextStatuses: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  scheduled: ['rescheduled', ...ended],
  rescheduled: ['scheduled', ...ended],
  completed: reopened,
  cancelled: reopened,
  'no-show': reopened,
};

/**
 * Why an appointment can't have this status; undefined where it can. How a visit went is said once it has begun, and only
 * the practice takes back that somebody missed one.
 * @param appointment its status so far, and when it begins after the change
 */
export function statusRefusal(
  { status: from, startsAt }: { status: AppointmentStatus; startsAt: Date | string },
  to: AppointmentStatus,
  by: 'client' | 'practice',
): string | undefined {
  const { missed, notCompleted, notYet, setBackFirst } = appointmentMessages;
  if (by === 'client' && from === 'no-show') return missed;
  const isOutcome = to === 'completed' || to === 'no-show';
  const isNext = to === from || nextStatuses[from].includes(to);
  const isTooEarly = isOutcome && new Date(startsAt).getTime() > Date.now();
  if (isNext && !isTooEarly) return undefined;
  if (by === 'client' && isOutcome) return notCompleted;
  return isNext ? notYet : setBackFirst(from);
}

export const appointmentMessages = {
  title: 'Title must be at least 2 characters',
  date: 'Appointment date is required',
  pastDate: 'Please choose today or a later day.',
  time: 'Appointment time is required',
  slot: `Please choose one of our times: ${timeSlots.join(', ')}.`,
  status: 'Please choose a status.',
  newStatus: 'A new appointment is always scheduled. You can change its status once it’s booked.',
  notCompleted: 'You can mark an appointment as completed once it has begun, unless it was canceled.',
  notYet: 'You can say how a visit went once it has begun.',
  changedMeanwhile: (now: { status: AppointmentStatus; startsAt: Date | string }) =>
    `This appointment was changed meanwhile, so nothing was saved. It’s now ${standing(now)}. Please take another look.`,
  setBackFirst: (status: AppointmentStatus) =>
    `This appointment is marked as “${statusLabel(status)}”. Set it back to “Scheduled” first.`,
  missed: `We noted that you missed this appointment. If that’s not right, please call us at ${practice.phone}.`,
  unknown: 'We can’t find this appointment. It may have been deleted.',
  unknownClient: 'We can’t find this client. The account may have been deleted.',
  taken: 'This time has just been taken. Please choose another one.',
  /** To the practice: who has the time, when they begin, and for how many minutes. */
  takenBy: (name: string, time: string, minutes: number) => {
    const [from, to] = [minutesOf(time), minutesOf(time) + minutes].map((at) =>
      timeAt(at).replace(/ .M$/, ''),
    );
    return `${name} is booked ${from}–${to}.`;
  },
  closed: 'We’re not open at this time. Please choose another one.',
  over: 'This time has passed. Please choose a later one.',
  tooSoon: (hours: number) =>
    `Please book at least ${count(hours, 'hour')} ahead, or call us at ${practice.phone}.`,
  tooFarAhead: (days: number) =>
    `You can book up to ${count(days, 'day')} ahead. Please choose an earlier day.`,
  tooLateToChange: (hours: number) =>
    `This appointment is less than ${count(hours, 'hour')} away. To change it, please call us at ${practice.phone}.`,
  begun: `This appointment has already begun. To change it, please call us at ${practice.phone}.`,
  tooMany: `You have ${openAppointmentsMax} appointments ahead of you, which is as many as we keep. Please call us for more.`,
  created: ({ emails }: Emails) => ({
    title: 'Appointment Created',
    ...(emails.includes('client') && { description: 'We’ve sent you an email with the details.' }),
  }),
  updated: ({ emails }: Emails) => ({
    title: 'Appointment Updated',
    description: emails.includes('client')
      ? 'Your changes have been saved. We’ll email you the details in a couple of minutes.'
      : 'Your changes have been saved.',
  }),
  deleted: ({ emails }: Emails) => ({
    title: 'Appointment Deleted',
    description: emails.includes('client')
      ? 'Your visit is canceled. We’ll email you in a couple of minutes.'
      : emails.includes('practice')
        ? 'Your visit is canceled.'
        : 'It’s off your list.',
  }),
  createFailed: 'There was a problem creating your appointment.',
  updateFailed: 'There was a problem updating your appointment.',
  deleteFailed: 'There was a problem deleting your appointment.',
} as const;

function standing({ status, startsAt }: { status: AppointmentStatus; startsAt: Date | string }): string {
  if (status === 'cancelled') return 'canceled';
  return isOpen(status) ? `booked for ${timeInSentence(startsAt)}` : `marked as “${statusLabel(status)}”`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const title = requiredText(2, appointmentMessages.title, limits.title);
const description = clearableText(limits.description);
const location = clearableText(limits.title);
const status = v.picklist(
  clientStatuses.map(({ value }) => value),
  appointmentMessages.status,
);
const adminStatus = v.picklist(
  appointmentStatuses.map(({ value }) => value),
  appointmentMessages.status,
);
const day = calendarDay(appointmentMessages.date);
const time = timeOfDay(appointmentMessages.time);
const slot = v.pipe(
  time,
  v.check((text) => (timeSlots as readonly string[]).includes(text), appointmentMessages.slot),
);

/** The body of POST /api/client/appointments, and the form for a new one. */
export const appointmentInput = v.object({
  title,
  appointmentDate: v.pipe(
    day,
    v.check((date) => date >= practiceDay(), appointmentMessages.pastDate),
  ),
  appointmentTime: slot,
  description,
  location,
  status: v.optional(v.literal('scheduled', appointmentMessages.newStatus), 'scheduled'),
});
export type AppointmentInput = v.InferOutput<typeof appointmentInput>;
export type NewAppointment = v.InferInput<typeof appointmentInput>;

/** The form for an existing one: a day that is over may stay, and so may a time that the practice chose. */
export const appointmentForm = v.object({
  title,
  appointmentDate: day,
  appointmentTime: time,
  description,
  location,
  status,
});
export type AppointmentForm = v.InferOutput<typeof appointmentForm>;

const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** Of DELETE /api/client/appointments/{id}: the version that was seen. */
export const seenVersionQuery = v.object({
  version: v.exactOptional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), versionNumber)),
});

/** The body of PATCH /api/client/appointments/{id}: what is named is changed, if it still has the version that was seen. */
export const appointmentUpdate = v.object({
  version: v.exactOptional(versionNumber),
  title: v.exactOptional(title),
  appointmentDate: v.exactOptional(day),
  appointmentTime: v.exactOptional(time),
  description: v.exactOptional(description),
  location: v.exactOptional(location),
  status: v.exactOptional(status),
});
export type AppointmentUpdate = v.InferOutput<typeof appointmentUpdate>;

const minutes = v.pipe(
  v.number('Please enter the length in minutes.'),
  v.integer('Please enter whole minutes.'),
  v.minValue(5, 'An appointment takes at least 5 minutes.'),
  v.maxValue(480, 'An appointment takes at most 8 hours.'),
);
const cancelReason = clearableText(limits.description);

/** The body of POST /api/admin/client-appointments: any time of any day, for any client. */
export const adminAppointmentInput = v.object({
  userId: chosenClient,
  title,
  appointmentDate: day,
  appointmentTime: time,
  minutes: v.optional(minutes, appointmentMinutes),
  description,
  location,
  status: v.optional(adminStatus, 'scheduled'),
});
export type AdminAppointmentInput = v.InferOutput<typeof adminAppointmentInput>;
export type NewAdminAppointment = v.InferInput<typeof adminAppointmentInput>;

/** The body of PATCH /api/admin/client-appointments/{id}; `version` as for a client. */
export const adminAppointmentUpdate = v.object({
  version: v.exactOptional(versionNumber),
  title: v.exactOptional(title),
  appointmentDate: v.exactOptional(day),
  appointmentTime: v.exactOptional(time),
  minutes: v.exactOptional(minutes),
  description: v.exactOptional(description),
  location: v.exactOptional(location),
  status: v.exactOptional(adminStatus),
  cancelReason: v.exactOptional(cancelReason),
});
export type AdminAppointmentUpdate = v.InferOutput<typeof adminAppointmentUpdate>;

/** An appointment as its client sees it. */
export interface Appointment {
  id: number;
  userId: number;
  title: string;
  description: string | null;
  /** The practice's calendar day, yyyy-MM-dd; never an instant. */
  appointmentDate: string;
  /** In the practice's zone, e.g. 9:00 AM. */
  appointmentTime: string;
  minutes: number;
  /** The instant it begins; ISO 8601. */
  startsAt: string;
  status: AppointmentStatus;
  location: string | null;
  /** Why the practice cancelled it, for the client to read. */
  cancelReason: string | null;
  /** Rises with every change; a change names the one it saw. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** An appointment as the practice sees it. */
export interface AdminAppointment extends Appointment {
  user: { firstName: string | null; lastName: string | null; username: string; email: string };
  cancelledAt: string | null;
  /** Who cancelled it, by name on that day. */
  cancelledBy: string | null;
}

/** Whom an act on an appointment emails, as it stands: a booking at once, a change in two minutes unless it's changed back. */
export interface Emails {
  emails: readonly ('client' | 'practice')[];
}

/** Where a client's appointment is downloaded for their own calendar. */
export function appointmentIcsPath(id: number): string {
  return `/api/client/appointments/${id}/calendar.ics`;
}

/** Earlier first: by day, then by time of day ('10:00 AM' comes after '9:00 AM'). */
export function byTime(
  a: Pick<Appointment, 'appointmentDate' | 'appointmentTime'>,
  b: Pick<Appointment, 'appointmentDate' | 'appointmentTime'>,
): number {
  return (
    a.appointmentDate.localeCompare(b.appointmentDate) ||
    minutesOf(a.appointmentTime) - minutesOf(b.appointmentTime)
  );
}

/** The next one: the earliest from now on that is neither cancelled nor completed. */
export function nextAppointment<Row extends Appointment>(
  appointments: readonly Row[],
  now = new Date(),
): Row | undefined {
  return appointments
    .filter(({ status, startsAt }) => isOpen(status) && Date.parse(startsAt) >= now.getTime())
    .sort(byTime)[0];
}

/** What the practice's list can be sorted by. */
export const adminAppointmentSorts = [
  'startsAt',
  'id',
  'clientName',
  'title',
  'status',
  'location',
  'createdAt',
] as const;

const statusValue = v.picklist(appointmentStatuses.map(({ value }) => value));

/** What it can be filtered by; `q` looks into the client's name and mail address, the title and the location. */
export const adminAppointmentFilter = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(limits.title))),
  id: v.optional(v.union([idNumber, v.array(idNumber)])),
  userId: v.optional(idNumber),
  status: v.optional(v.union([statusValue, v.array(statusValue)])),
  /** The first and the last day, yyyy-MM-dd. */
  from: v.optional(day),
  to: v.optional(day),
});
