import { type AppointmentStatus, holdsItsTime, timeSlots } from '@practice/contract/appointments';
import type { CalendarSettings, Closure } from '@practice/contract/calendar';
import { instantOf, weekdayOf } from '@practice/contract/clock';
import { holidayOn } from '@practice/contract/holidays';
import type { AdminPractitioner } from '@practice/contract/practitioners';
import type { ServiceInput } from '@practice/contract/services';
import { compareTimes, minutesOf, overlap, to12Hour } from '@practice/contract/time';
import type { Client } from './start-api.ts';

// Who is free when, by the practice's rules. It knows nothing of how the API does it. Times are minutes since midnight.

export type Practitioner = AdminPractitioner & { isRetired: boolean };
export type Service = Pick<ServiceInput, 'title' | 'minutes' | 'bufferMinutes' | 'place' | 'isRetired'> & {
  id: number | null;
};
export interface Span {
  day: string;
  at: number;
  minutes: number;
  before: number;
  after: number;
}
export interface Visit extends Span {
  id: number;
  client: Client;
  title: string;
  service: Service;
  status: AppointmentStatus;
  isRemoved: boolean;
  who: number[];
  had: string[];
}
export interface Expected {
  isRefused?: 400 | 403 | 409;
  who?: number[];
  free?: string[];
}

interface Model {
  practitioners: Practitioner[];
  services: Service[];
  closures: Closure[];
  visits: Visit[];
  calendar: CalendarSettings;
}
export const model: Model = {
  practitioners: [],
  services: [],
  closures: [],
  visits: [],
  calendar: {
    hours: [],
    rules: { minNoticeHours: 0, maxDaysAhead: 0, refusesLateChanges: false },
    startTimes: [],
  },
};

export const clock = (at: number) => to12Hour(`${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`);
export const idsOf = (all: readonly Practitioner[]) => all.map(({ id }) => id).sort((a, b) => a - b);

export const givers = ({ id }: Service) =>
  idsOf(
    model.practitioners.filter((each) => !each.isRetired && (id === null || each.serviceIds.includes(id))),
  );

export const spanOf = ({ minutes, bufferMinutes: after, place }: Service, day = '', at = 0): Span => ({
  day,
  at,
  minutes,
  before: place === 'client' ? after : 0,
  after,
});

const isWithin = (all: CalendarSettings['hours'], { day, at, minutes }: Span) =>
  all.some(
    ({ weekday, opens, closes }) =>
      weekday === weekdayOf(day) && minutesOf(opens ?? '') <= at && at + minutes <= minutesOf(closes ?? ''),
  );

function works(who: number, span: Span): boolean {
  const own = model.practitioners.find(({ id }) => id === who)?.hours ?? model.calendar.hours;
  const visit = { from: span.at, to: span.at + span.minutes };
  const isAway = model.closures.some(
    ({ practitionerId, firstDay, lastDay, fromTime, toTime }) =>
      (practitionerId ?? who) === who &&
      firstDay <= span.day &&
      span.day <= lastDay &&
      overlap(visit, { from: minutesOf(fromTime ?? '12:00 AM'), to: minutesOf(toTime ?? '11:59 PM') }),
  );
  return isWithin(model.calendar.hours, span) && isWithin(own, span) && !isAway && !holidayOn(span.day);
}

export const holding = () => model.visits.filter((visit) => !visit.isRemoved && holdsItsTime(visit));
const heldBy = ({ at, minutes, before, after }: Span) => ({
  from: at - before,
  to: at + minutes + after,
});
const visitsOn = (day: string, who: number, except?: Visit) =>
  holding().filter((visit) => visit !== except && visit.day === day && visit.who.includes(who));
const isFree = (who: number, span: Span, except?: Visit) =>
  !visitsOn(span.day, who, except).some((visit) => overlap(heldBy(visit), heldBy(span)));

export function offeredTimes(day: string): string[] {
  const added = model.calendar.startTimes.flatMap(({ weekday, time }) =>
    weekday === weekdayOf(day) ? time : [],
  );
  return [...timeSlots, ...added].sort(compareTimes);
}
export function freeTimes(span: Span, from: number[], needsAll: boolean, except?: Visit): string[] {
  return offeredTimes(span.day).filter((time) => {
    const then = { ...span, at: minutesOf(time) };
    const can = from.filter((who) => works(who, then) && isFree(who, then, except));
    return needsAll ? can.length === from.length : can.length > 0;
  });
}

/** Of a visit that all of `from` take, or whoever of them is free first. */
export function taking(
  span: Span,
  from: number[],
  needsAll: boolean,
  byPractice: boolean,
  except?: Visit,
): Expected {
  const free = freeTimes(span, from, needsAll, except);
  const working = from.filter((who) => works(who, span));
  const isOffered = offeredTimes(span.day).includes(clock(span.at));
  const isOpen = needsAll ? working.length === from.length : working.length > 0;
  if (!byPractice && !(isOffered && isOpen)) return { isRefused: 400, free };
  const all = from.filter((who) => isFree(who, span, except));
  if (needsAll) return all.length === from.length ? { who: from } : { isRefused: 409, free };
  const isAway = (who: number) => Number(!working.includes(who));
  // The practice may book somebody who doesn't work then.
  const could = byPractice ? all : all.filter((who) => !isAway(who));
  if (except?.who.every((who) => could.includes(who))) return { who: except.who };
  const load = (who: number) => visitsOn(span.day, who, except).length;
  const [first] = could.sort((a, b) => isAway(a) - isAway(b) || load(a) - load(b) || a - b);
  return first === undefined ? { isRefused: 409, free } : { who: [first] };
}

/** Whose time is held from when to when. */
export const heldTimes = () =>
  holding()
    .toSorted((one, other) => one.id - other.id)
    .flatMap((visit) => {
      const [from, to] = Object.values(heldBy(visit)).map((at) => instantOf(visit.day, clock(at)));
      return visit.who.map((who) => ({ id: visit.id, who, from, to }));
    });
