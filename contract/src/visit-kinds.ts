import { type Appointment, holdsItsTime, type Place } from './appointments.ts';
import { packages } from './packages.ts';
import type { Payment } from './payments.ts';

export interface VisitKind {
  title: string;
  place?: Place;
  about: string;
}

export const visitKinds: readonly VisitKind[] = [
  { title: 'Free Consultation', about: 'Tell us what you need' },
  { title: 'Desk Check', place: 'client', about: 'At home or at work' },
  { title: 'MNRI Initial Assessment', place: 'office', about: 'Your first MNRI visit' },
  { title: 'MNRI Individual Session', place: 'office', about: 'For one person' },
  { title: 'MNRI Family Session', place: 'office', about: 'Learn to practice at home' },
];

const packageKinds: readonly VisitKind[] = packages.map(({ title }) => ({
  title,
  place: 'client',
  about: 'Paid, ready to schedule',
}));

/** The kind of visit that a title names in whole or with more words; a package also without the word “Package”. */
export function kindOf(title: string): VisitKind | undefined {
  const typed = title.toLowerCase();
  return [...packageKinds, ...visitKinds].find((kind) =>
    typed.includes(kind.title.replace(' Package', '').toLowerCase()),
  );
}

/** The titles of paid packages without a visit, earliest first. A visit that names no kind belongs to one that was paid before it. */
export function packagesToSchedule(
  payments: readonly Pick<Payment, 'serviceType' | 'status' | 'paymentDate'>[],
  appointments: readonly Pick<Appointment, 'title' | 'status' | 'createdAt'>[],
): string[] {
  const visits = appointments.filter(holdsItsTime);
  const unscheduled = payments
    .filter(({ status }) => ['succeeded', 'partially_refunded', 'partially_lost'].includes(status))
    .toReversed()
    .filter(({ serviceType, paymentDate }) => {
      const named = visits.findIndex(({ title }) => kindOf(title)?.title === serviceType);
      const later = visits.findIndex(
        ({ title, createdAt }) => createdAt > (paymentDate ?? '') && kindOf(title) === undefined,
      );
      const at = named >= 0 ? named : later;
      if (at >= 0) visits.splice(at, 1);
      return at < 0;
    });
  return [...new Set(unscheduled.map(({ serviceType }) => serviceType))];
}
