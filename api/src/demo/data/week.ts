import type { AppointmentStatus } from '@practice/contract/appointments';

interface Kind {
  /** `{child}` is the name of the child that a parent books for. */
  title: string;
  /** Its slug; null is something else, that the title names. */
  service: string | null;
  /** `client` is the address of whoever is visited; null is our office. */
  place: 'client' | 'By phone' | 'By video' | null;
  /** Of `people.json`. */
  group: 'family' | 'adult' | 'home' | 'staff';
}

const kinds = {
  first: { title: 'MNRI assessment for {child}', service: 'mnri-initial', place: null, group: 'family' },
  session: { title: 'MNRI session for {child}', service: 'mnri-individual', place: null, group: 'family' },
  family: { title: 'MNRI Family Session', service: 'mnri-family', place: null, group: 'family' },
  exercises: { title: 'Exercises at home, {child}', service: null, place: 'By video', group: 'family' },
  call: { title: 'Call about {child}', service: null, place: 'By phone', group: 'family' },
  adult: { title: 'MNRI Individual Session', service: 'mnri-individual', place: null, group: 'adult' },
  desk: { title: 'Desk Check', service: 'desk-check', place: 'client', group: 'home' },
  again: { title: 'Desk Check, second look', service: 'desk-check', place: 'client', group: 'home' },
  checkIn: { title: 'Check-in after two weeks', service: null, place: 'By phone', group: 'home' },
  consultation: {
    title: 'Free Consultation',
    service: 'free-consultation',
    place: 'By phone',
    group: 'home',
  },
  followUp: { title: 'How the new setup works', service: null, place: 'By video', group: 'home' },
  staffDesk: { title: 'Desk Check', service: 'desk-check', place: 'client', group: 'staff' },
  walkthrough: {
    title: 'Office walkthrough and talk',
    service: 'workspace-optimization',
    place: 'client',
    group: 'staff',
  },
} as const satisfies Record<string, Kind>;

interface WeeklyVisit extends Kind {
  /** Monday is 1. */
  weekday: number;
  /** Anna is 1, Daniel is 2. */
  practitioner: number;
  time: string;
  minutes: number;
  /** If it isn't what is usual on its day. */
  status: AppointmentStatus | undefined;
}

type Planned = [time: string, minutes: number, kind: keyof typeof kinds, status?: AppointmentStatus];

/**
 * A full week. Each day has three of the times at which clients can start left, and nothing at lunch. Anna is booked at 11 and
 * Daniel at 10 on every day: what must be then takes the place of that.
 */
const days: Record<number, { anna: Planned[]; daniel: Planned[] }> = {
  1: {
    anna: [
      ['9:00 AM', 60, 'session'],
      ['10:00 AM', 60, 'session'],
      ['11:00 AM', 60, 'family'],
      ['1:00 PM', 60, 'adult'],
      ['2:00 PM', 60, 'session', 'no-show'],
      ['4:00 PM', 60, 'session'],
    ],
    daniel: [
      ['9:00 AM', 30, 'checkIn'],
      ['10:00 AM', 60, 'desk'],
      ['1:00 PM', 90, 'staffDesk'],
      ['3:00 PM', 60, 'again'],
    ],
  },
  2: {
    anna: [
      ['9:00 AM', 60, 'session'],
      ['11:00 AM', 60, 'session'],
      ['1:00 PM', 60, 'first'],
      ['2:00 PM', 60, 'session'],
      ['3:00 PM', 60, 'session'],
      ['4:00 PM', 45, 'exercises'],
    ],
    daniel: [
      ['10:00 AM', 60, 'staffDesk'],
      ['11:00 AM', 45, 'staffDesk'],
      ['1:00 PM', 60, 'desk'],
      ['2:30 PM', 30, 'followUp'],
      ['3:00 PM', 60, 'desk', 'cancelled'],
    ],
  },
  3: {
    anna: [
      ['9:00 AM', 60, 'session'],
      ['10:00 AM', 60, 'adult'],
      ['11:00 AM', 60, 'session'],
      ['2:00 PM', 60, 'family'],
      ['3:00 PM', 60, 'session'],
      ['4:00 PM', 30, 'call'],
    ],
    daniel: [
      ['10:00 AM', 90, 'desk'],
      ['1:00 PM', 60, 'staffDesk'],
      ['3:00 PM', 60, 'again'],
      ['4:15 PM', 30, 'followUp'],
    ],
  },
  4: {
    anna: [
      ['10:00 AM', 60, 'session'],
      ['11:00 AM', 60, 'session'],
      ['1:00 PM', 60, 'session'],
      ['2:00 PM', 60, 'adult'],
      ['3:00 PM', 60, 'session', 'rescheduled'],
      ['4:00 PM', 60, 'session'],
    ],
    daniel: [
      ['9:00 AM', 60, 'again'],
      ['10:00 AM', 60, 'desk'],
      ['1:00 PM', 120, 'walkthrough'],
      ['4:00 PM', 30, 'consultation'],
    ],
  },
  5: {
    anna: [
      ['9:00 AM', 60, 'session'],
      ['10:00 AM', 60, 'session'],
      ['11:00 AM', 60, 'session'],
      ['1:00 PM', 60, 'family'],
      ['3:00 PM', 60, 'session'],
      ['4:00 PM', 30, 'call'],
    ],
    daniel: [
      ['9:00 AM', 30, 'followUp'],
      ['10:00 AM', 60, 'staffDesk'],
      ['11:00 AM', 60, 'again'],
      ['2:00 PM', 90, 'desk'],
    ],
  },
};

export const week: readonly WeeklyVisit[] = Object.entries(days).flatMap(([weekday, { anna, daniel }]) =>
  [anna, daniel].flatMap((visits, at) =>
    visits.map(([time, minutes, kind, status]) => ({
      ...kinds[kind],
      weekday: Number(weekday),
      practitioner: at + 1,
      time,
      minutes,
      status,
    })),
  ),
);
