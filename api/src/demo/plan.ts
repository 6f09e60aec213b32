import { type AppointmentStatus, appointmentMinutes, holdsItsTime } from '@practice/contract/appointments';
import { addDays, instantOf, monthOf, startOfDay, weekdayOf, weekOf } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { holidayOn } from '@practice/contract/holidays';
import type { PaymentStatus } from '@practice/contract/payments';
import type { Service } from '@practice/contract/services';
import { overlap, type Span } from '@practice/contract/time';
import offices from './data/offices.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import { demoAppointments, demoClient, demoPayments } from './data/story.ts';
import { week } from './data/week.ts';

// What the sample practice has depends on the day of its first start alone.

const minute = 60_000;
const day = 24 * 60 * minute;

export interface SamplePerson {
  firstName: string;
  lastName: string;
  /** The kinds of visits they have, in `week.ts`. */
  group: string;
  child?: string | undefined;
  company?: string | undefined;
  address?: string | undefined;
  hasNoEmail?: boolean | undefined;
  /** The package that they have bought, and so they have a login. */
  buys?: string | undefined;
  /** For how many weeks they have been coming. */
  weeks: number;
}

const companies = new Map([
  ['Oberlin Road Dental', '610 Oak Crossing, Suite 200, Raleigh, NC 27605'],
  ['Hollis & Wren Accounting', '45 Foundry Row, Raleigh, NC 27601'],
]);

export const samplePeople: readonly SamplePerson[] = people.map((person: SamplePerson) => ({
  ...person,
  address: person.address ?? companies.get(person.company ?? ''),
}));

type Named = Pick<SamplePerson, 'firstName' | 'lastName'>;

export const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.com`;
export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

export interface SamplePayment {
  name: string;
  email: string;
  company?: string | undefined;
  package: string;
  status: PaymentStatus;
  refundedCents?: number;
  at: Date;
}

/** The demo client's, and two to four in each of twelve months: one refunded, one in part. */
export function planPayments(today: string): SamplePayment[] {
  const own = demoPayments.map(({ daysAgo, ...payment }) => ({
    ...payment,
    name: nameOf(demoClient),
    email: demoClient.email,
    at: instantOf(addDays(today, -daysAgo), '11:20 AM'),
  }));
  const buyers = [...samplePeople.map((person) => ({ ...person, name: nameOf(person) })), ...offices].filter(
    ({ buys }) => buys,
  );
  const payments: SamplePayment[] = [];
  let first = monthOf(today).from;
  for (let month = 0; month < 12; month += 1) {
    for (let each = 0; each < 2 + (month % 3); each += 1) {
      const at = month * 3 + each;
      const { name, company, buys = '' } = buyers[(at * 4) % buyers.length] ?? {};
      const date = addDays(first, 1 + each * 7 + (month % 4));
      if (!name || date >= today) continue;
      const status = { 14: 'refunded', 22: 'partially_refunded' } as const;
      payments.push({
        name,
        email: emailOf(name),
        company,
        package: buys,
        status: status[at as keyof typeof status] ?? 'succeeded',
        ...(at === 22 && { refundedCents: 15_000 }),
        at: instantOf(date, `${1 + each}:${10 + month} PM`),
      });
    }
    first = monthOf(addDays(first, -1)).from;
  }
  return [...own, ...payments];
}

export interface SampleVisit {
  who: Named & Partial<SamplePerson>;
  /** The place in the practice's order of whom it is with. */
  practitioner: number;
  service: string | null;
  title: string;
  description: string | null;
  date: string;
  time: string;
  startsAt: Date;
  minutes: number;
  bufferMinutes: number;
  bufferBeforeMinutes: number;
  location: string | null;
  status: AppointmentStatus;
  bookedAt: Date;
  /** Paid for with this purchase. */
  purchase?: SamplePayment | undefined;
}

type Booked = Pick<SampleVisit, 'who' | 'practitioner' | 'service' | 'title' | 'date' | 'time' | 'minutes'> &
  Partial<Pick<SampleVisit, 'description' | 'location' | 'purchase'>> & {
    status?: AppointmentStatus | undefined;
  };

type SampleService = Pick<Service, 'slug' | 'place' | 'bufferMinutes'>;

/** This week and the next one are full; a year of weeks before them and two after them have a tenth of that. */
export function planVisits(today: string, services: readonly SampleService[]): SampleVisit[] {
  const visits: SampleVisit[] = [];
  const payments = planPayments(today);
  const begin = startOfDay(today);
  const add = (booked: Booked) => {
    const visit = visitOf(booked, today, begin, services);
    if (!visits.some((other) => excludes(other, visit))) visits.push(visit);
  };

  for (const { workingDays, package: slug, ...own } of demoAppointments) {
    const purchase = payments.find(
      ({ email, ...each }) => email === demoClient.email && each.package === slug,
    );
    const fields = { ...own, purchase, service: slug ?? null, minutes: appointmentMinutes };
    add({ ...fields, who: demoClient, practitioner: 1, date: workingDay(today, workingDays) });
  }
  for (const purchase of payments) {
    const who = samplePeople.find((person) => nameOf(person) === purchase.name);
    if (who?.group !== 'home' || purchase.status === 'refunded') continue;
    const date = workingDay(practiceDay(purchase.at), 6);
    add({
      who,
      purchase,
      practitioner: 2,
      service: purchase.package,
      title: '1:1 ergonomic evaluation',
      location: who.address ?? null,
      date,
      time: '10:00 AM',
      minutes: appointmentMinutes,
    });
  }
  const monday = addDays(weekOf(today).from, 1);
  for (let weeks = -52; weeks <= 3; weeks += 1) {
    const first = addDays(monday, 7 * weeks);
    const number = Math.round(Date.parse(first) / (7 * day));
    const isFull = weeks === 0 || weeks === 1;
    for (const [at, { weekday, group, place, ...planned }] of week.entries()) {
      if (!isFull && (at + 3 * number) % 10 !== 0) continue;
      const date = addDays(first, weekday - 1);
      if (holidayOn(date)) continue;
      const there = visits.filter((visit) => visit.date === date).map((visit) => visit.who);
      const known = samplePeople.filter((person) => person.group === group && person.weeks >= -weeks);
      const turn = (5 * number + at) % Math.max(1, known.length);
      const inTurn = [...known.slice(turn), ...known.slice(0, turn)];
      const who = inTurn.find((person) => !there.includes(person));
      if (!who) continue;
      const location = place === 'client' ? (who.address ?? null) : place;
      add({ ...planned, who, date, location, title: planned.title.replace('{child}', who.child ?? '') });
    }
  }
  return visits;
}

function visitOf(
  { status, ...booked }: Booked,
  today: string,
  begin: Date,
  services: readonly SampleService[],
): SampleVisit {
  const startsAt = instantOf(booked.date, booked.time);
  const { location = null } = booked;
  const { bufferMinutes = 0, place } = services.find(({ slug }) => slug === booked.service) ?? {};
  const isAtTheirs = place === 'client' || (place === 'choice' && location !== null);
  const before = Math.min(startsAt.getTime(), begin.getTime());
  return {
    description: null,
    ...booked,
    location,
    startsAt,
    bufferMinutes,
    bufferBeforeMinutes: isAtTheirs ? bufferMinutes : 0,
    status: statusOn(booked.date, today, status),
    bookedAt: new Date(before - (8 + ((booked.time.length + booked.minutes) % 11)) * day),
  };
}

/** What was to come is not over yet, and what is over had an end. */
function statusOn(date: string, today: string, status: AppointmentStatus = 'scheduled'): AppointmentStatus {
  if (date < today) return status === 'scheduled' || status === 'rescheduled' ? 'completed' : status;
  return status === 'completed' || status === 'no-show' ? 'scheduled' : status;
}

export function heldBy({ startsAt, minutes, bufferMinutes, bufferBeforeMinutes }: SampleVisit): Span {
  const from = startsAt.getTime();
  return { from: from - bufferBeforeMinutes * minute, to: from + (minutes + bufferMinutes) * minute };
}

function excludes(a: SampleVisit, b: SampleVisit): boolean {
  const isSame = a.practitioner === b.practitioner && holdsItsTime(a) && holdsItsTime(b);
  return isSame && overlap(heldBy(a), heldBy(b));
}

function workingDay(from: string, count: number): string {
  const step = Math.sign(count);
  let date = from;
  for (let left = Math.abs(count); left > 0; ) {
    date = addDays(date, step);
    if (weekdayOf(date) % 6 !== 0 && !holidayOn(date)) left -= 1;
  }
  return date;
}
