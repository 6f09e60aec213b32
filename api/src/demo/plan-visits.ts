import { type AppointmentStatus, appointmentMinutes, holdsItsTime } from '@practice/contract/appointments';
import { addDays, instantOf, startOfDay, weekdayOf, weekOf } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { holidayOn } from '@practice/contract/holidays';
import type { Service } from '@practice/contract/services';
import { held, overlap } from '@practice/contract/time';
import story from './data/story.json' with { type: 'json' };
import week from './data/week.json' with { type: 'json' };
import { type Named, nameOf, type SamplePerson, samplePeople } from './people.ts';
import { planPayments, type SamplePayment } from './plan-payments.ts';

const day = 24 * 3_600_000;

export interface SampleVisit {
  who: Named & Partial<SamplePerson>;
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
  purchase?: SamplePayment | undefined;
}

type Booked = Pick<SampleVisit, 'who' | 'practitioner' | 'service' | 'title' | 'date' | 'time' | 'minutes'> &
  Partial<Pick<SampleVisit, 'description' | 'location' | 'purchase'>> & {
    status?: AppointmentStatus | undefined;
  };

type SampleService = Pick<Service, 'slug' | 'place' | 'bufferMinutes'>;

/** The same for every start on one day, with three free start times a day this week and next. */
export function planVisits(today: string, services: readonly SampleService[]): SampleVisit[] {
  const visits: SampleVisit[] = [];
  const payments = planPayments(today);
  const begin = startOfDay(today);
  const add = (booked: Booked) => {
    const visit = visitOf(booked, today, begin, services);
    if (!visits.some((other) => excludes(other, visit))) visits.push(visit);
  };

  // Added first, so that these win over the generated visits at the same times.
  for (const { workingDays, package: slug, isCanceled = false, ...own } of story.appointments) {
    const purchase = payments.find(
      ({ email, ...each }) => email === story.client.email && each.package === slug,
    );
    const fields = { ...own, purchase, service: slug ?? null, minutes: appointmentMinutes };
    add({
      ...fields,
      status: unusual({ isCanceled }),
      who: story.client,
      practitioner: 1,
      date: workingDay(today, workingDays),
    });
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
    for (const [at, { weekday, kind, ...planned }] of week.visits.entries()) {
      if (!isFull && (at + 3 * number) % 10 !== 0) continue;
      const date = addDays(first, weekday - 1);
      const booked = week.kinds.find((each) => each.kind === kind);
      if (!booked || holidayOn(date)) continue;
      const { title, service, place, group } = booked;
      const there = visits.filter((visit) => visit.date === date).map((visit) => visit.who);
      const known = samplePeople.filter((person) => person.group === group && person.weeks >= -weeks);
      const turn = (5 * number + at) % Math.max(1, known.length);
      const inTurn = [...known.slice(turn), ...known.slice(0, turn)];
      const who = inTurn.find((person) => !there.includes(person));
      if (!who) continue;
      const location = place === 'client' ? (who.address ?? null) : place;
      const named = title.replace('{child}', who.child ?? '');
      add({ ...planned, who, date, service, location, title: named, status: unusual(planned) });
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

function unusual(visit: { isMissed?: boolean; isCanceled?: boolean; isMoved?: boolean }) {
  if (visit.isMissed) return 'no-show';
  if (visit.isCanceled) return 'cancelled';
  return visit.isMoved ? 'rescheduled' : undefined;
}

function statusOn(date: string, today: string, status: AppointmentStatus = 'scheduled'): AppointmentStatus {
  if (date < today) return status === 'scheduled' || status === 'rescheduled' ? 'completed' : status;
  return status === 'completed' || status === 'no-show' ? 'scheduled' : status;
}

function excludes(a: SampleVisit, b: SampleVisit): boolean {
  const isSame = a.practitioner === b.practitioner && holdsItsTime(a) && holdsItsTime(b);
  return isSame && overlap(held(a), held(b));
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
