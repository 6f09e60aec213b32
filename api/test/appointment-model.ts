import {
  type AppointmentStatus,
  type Emails,
  openAppointmentsMax,
  timeSlots,
} from '@practice/contract/appointments';
import { longDate, weekdayAndShortDay } from '@practice/contract/format';
import { minutesOf } from '@practice/contract/time';
import { placeOf } from '@practice/contract/visit';

// What the practice's rules say, in a few lines and words of its own: the API, the table and the emails must always agree with it.

export interface Visit {
  id: number;
  owner: number;
  date: string;
  time: string;
  minutes: number;
  status: AppointmentStatus;
  title: string;
  titleByPractice: boolean;
  location: string | null;
  locationByPractice: boolean;
  isRemoved: boolean;
  version: number;
}

export type Changes = Partial<Pick<Visit, 'date' | 'time' | 'status' | 'title' | 'location'>>;

export interface Closed {
  id: number;
  firstDay: string;
  lastDay: string;
  /** Hours of the first day; null for whole days. */
  hours: { from: string; to: string } | null;
}

export const past = ['2026-01-05', '2026-01-06'];
export const outcomes: AppointmentStatus[] = ['completed', 'no-show'];

export const isOver = ({ date }: Visit) => past.includes(date);
const isOn = ({ status }: Visit) => status === 'scheduled' || status === 'rescheduled';
export const takesTime = (each: Visit) => !each.isRemoved && (isOn(each) || each.status === 'completed');

/** Whether `next` can follow: a closed appointment must be reopened first, and an outcome needs a past appointment. */
function canFollow(before: Visit, next: Visit): boolean {
  if (outcomes.includes(next.status) && !isOver(next)) return false;
  return next.status === before.status || isOn(before) || isOn(next);
}

export class VisitModel {
  readonly all = new Map<number, Visit>();
  readonly closed = new Map<number, Closed>();
  refusesLate = false;

  isTaken({ id, date, time, minutes }: Visit): boolean {
    const from = minutesOf(time);
    return [...this.all.values()].some(
      (other) =>
        other.id !== id &&
        other.date === date &&
        takesTime(other) &&
        minutesOf(other.time) < from + minutes &&
        from < minutesOf(other.time) + other.minutes,
    );
  }

  isClosed({ date, time, minutes }: Pick<Visit, 'date' | 'time' | 'minutes'>): boolean {
    const from = minutesOf(time);
    return [...this.closed.values()].some(
      ({ firstDay, lastDay, hours }) =>
        firstDay <= date &&
        date <= lastDay &&
        (!hours || (minutesOf(hours.from) < from + minutes && from < minutesOf(hours.to))),
    );
  }

  isFull({ id, owner }: Visit): boolean {
    const others = [...this.all.values()].filter((each) => each.owner === owner && each.id !== id);
    return others.filter((each) => takesTime(each) && !isOver(each)).length >= openAppointmentsMax;
  }

  /** Whether no client can have such a time, whatever else is booked or closed. */
  isNoSlot(wanted: Visit): boolean {
    const fits = minutesOf(wanted.time) + wanted.minutes <= minutesOf('5:00 PM');
    return isOver(wanted) || !(timeSlots as readonly string[]).includes(wanted.time) || !fits;
  }

  /** What a client is answered who wants this time for an appointment. */
  answerForTime(wanted: Visit): number | undefined {
    if (this.isNoSlot(wanted) || this.isClosed(wanted)) return 400;
    return this.isTaken(wanted) ? 409 : undefined;
  }

  /** None of the days ahead is within 24 hours. */
  isLate(visit: Visit): boolean {
    return this.refusesLate && isOver(visit);
  }

  /** @returns what a client is answered who changes it, or what it then is */
  changedByClient(before: Visit, changes: Changes): number | Visit {
    const next = typed(before, changes, false);
    const isMoved = next.date !== before.date || next.time !== before.time;
    // Any status, at any time: it matters to others only where a time is given up or taken.
    if (!isMoved && takesTime(before) === takesTime(next)) return next;
    if (this.isLate(before)) return 409;
    if (!takesTime(next)) return next;
    if (!isMoved && isOver(before)) return this.isTaken(next) ? 409 : next;
    const isNew = !takesTime(before) || isOver(before);
    return isNew && this.isFull(next) ? 409 : (this.answerForTime(next) ?? next);
  }

  /** @returns what an admin is answered who changes it, or what it then is: back with its client where it takes time again */
  changedByAdmin(before: Visit, changes: Changes): number | Visit {
    const next = typed(before, changes, true);
    const isMoved = next.date !== before.date || next.time !== before.time;
    const isBack = next.status !== before.status && !isOn(before);
    if (!canFollow(before, next) && (isMoved || next.status !== before.status)) return 400;
    if (!isMoved && !isBack) return next;
    const live = { ...next, isRemoved: false };
    if (!takesTime(live)) return next;
    return this.isTaken(next) ? 409 : live;
  }
}

function typed(before: Visit, changes: Changes, byPractice: boolean): Visit {
  const next = { ...before, ...changes };
  if (next.title !== before.title) next.titleByPractice = byPractice;
  if (next.location !== before.location) next.locationByPractice = byPractice;
  return next;
}

export interface Person {
  id: number;
  email: string;
  /** Whether they opened a link that was mailed to the address. */
  isConfirmed: boolean;
  wantsEmails: boolean;
}

type Kind = 'booked' | 'changed' | 'cancelled';

const toClient: Record<Kind, (visit: Visit) => string> = {
  booked: (visit) => `Your appointment on ${at(visit)}`,
  changed: (visit) => `Your appointment has changed: ${at(visit)}`,
  cancelled: ({ date, time }) => `Canceled: ${weekdayAndShortDay(date)}, ${time}`,
};
const toPractice: Record<Kind, string> = {
  booked: 'New appointment',
  changed: 'Appointment changed',
  cancelled: 'Appointment canceled',
};

type Recipients = Emails['emails'];

const at = ({ date, time }: Visit) => `${longDate(date)} at ${time}`;
const asEmailed = ({ date, time, minutes, title, location }: Visit) =>
  JSON.stringify([date, time, minutes, title, location]);

/** Which emails arrive, and whom the answers say is emailed. */
export class EmailModel {
  /** Each email: who gets it, its subject, and what it says of What and Where. */
  readonly emails: string[] = [];
  private readonly notified = new Map<number, { visit: Visit; isCancelled: boolean; to: Recipients }>();
  private readonly waiting = new Map<number, Visit>();

  constructor(private readonly people: readonly Person[]) {}

  /** The email that is due about this state, and the visit it is about. */
  private due(now: Visit): { kind: Kind; visit: Visit } | undefined {
    const notified = this.notified.get(now.id);
    const knows = notified !== undefined && !notified.isCancelled;
    if (now.status === 'cancelled') {
      return knows && !isOver(notified.visit) ? { kind: 'cancelled', visit: notified.visit } : undefined;
    }
    if (!isOn(now) || isOver(now)) return undefined;
    if (!knows) return { kind: 'booked', visit: now };
    return asEmailed(notified.visit) === asEmailed(now) ? undefined : { kind: 'changed', visit: now };
  }

  private person(visit: Visit): Person {
    const found = this.people.find(({ id }) => id === visit.owner);
    if (!found) throw new Error(`Nobody has the visit ${visit.id}.`);
    return found;
  }

  /** The practice hears of its own bookings from no email. */
  private recipients(visit: Visit, byPractice = false): Recipients {
    const practice: Recipients = byPractice ? [] : ['practice'];
    return this.person(visit).wantsEmails ? ['client', ...practice] : practice;
  }

  private send(now: Visit, byPractice = false): void {
    const due = this.due(now);
    if (!due) return;
    const { kind, visit } = due;
    const { email, isConfirmed, wantsEmails } = this.person(visit);
    const { title, location } = visit;
    if (wantsEmails) {
      // Someone may have typed a stranger's address: what they typed themselves isn't sent there.
      const where = isConfirmed || visit.locationByPractice || location === null ? placeOf(visit) : undefined;
      const what = isConfirmed || visit.titleByPractice ? title : undefined;
      this.emails.push(emailLine(email, toClient[kind](visit), what, where));
    }
    const alert = `${toPractice[kind]}: Robin Marsh, ${at(visit)}`;
    if (!byPractice) this.emails.push(emailLine('practice', alert, title, placeOf(visit)));
    const to = this.recipients(visit, byPractice);
    this.notified.set(now.id, { visit, isCancelled: kind === 'cancelled', to });
  }

  /** What the booking's answer says; the same form sent again is answered with `lastNotified`. */
  booked(now: Visit, byPractice = false): Recipients {
    this.send(now, byPractice);
    return this.lastNotified(now.id);
  }

  lastNotified(id: number): Recipients {
    return this.notified.get(id)?.to ?? [];
  }

  /** What the change's answer says. */
  changed(before: Visit, now: Visit): Recipients {
    const isSeen =
      asEmailed(before) !== asEmailed(now) ||
      (before.status === 'cancelled') !== (now.status === 'cancelled');
    if (isSeen || this.waiting.has(now.id)) this.waiting.set(now.id, now);
    return this.waiting.has(now.id) && this.due(now) ? this.recipients(now) : [];
  }

  /** The two minutes of all that waits are over. @returns the visits that waited */
  sendAll(): number[] {
    const waiting = [...this.waiting];
    for (const [, now] of waiting) this.send(now);
    this.waiting.clear();
    return waiting.map(([id]) => id);
  }
}

/** An email in one line, for comparing. */
export function emailLine(to: string, subject = '', what = '', where = ''): string {
  return [to, subject, what, where].join(' | ');
}
