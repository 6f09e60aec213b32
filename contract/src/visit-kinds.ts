import { type Appointment, holdsItsTime, type Place } from './appointments.ts';
import { packages } from './packages.ts';
import type { Payment } from './payments.ts';

export interface VisitKind {
  /** Fills the title of the appointment, which the client may change. */
  title: string;
  /** Where such a visit takes place; undefined when the client chooses. */
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

/** The packages that are paid for and have no visit yet. */
export function packagesToSchedule(
  payments: readonly Pick<Payment, 'serviceType' | 'status'>[],
  appointments: readonly Pick<Appointment, 'title' | 'status'>[],
): VisitKind[] {
  const kept = payments.filter(({ status }) => status === 'succeeded' || status === 'partially_refunded');
  const visits = appointments.filter(holdsItsTime).map(({ title }) => kindOf(title));
  return packageKinds.filter(
    (kind) =>
      kept.filter(({ serviceType }) => serviceType === kind.title).length >
      visits.filter((visit) => visit === kind).length,
  );
}
