import { type Appointment, holdsItsTime } from '@practice/contract/appointments';
import { packages } from '@practice/contract/packages';
import type { Payment } from '@practice/contract/payments';

type Visit = Pick<Appointment, 'title' | 'status' | 'createdAt'>;

const names = ({ title }: Visit, serviceType: string) =>
  title.toLowerCase().includes(serviceType.replace(' Package', '').toLowerCase());

/**
 * The names of the packages that are paid for and have no visit yet, the earliest first. A visit belongs to the package that its title
 * names. One with another title, such as the practice books on the phone, belongs to a package that was paid before it.
 */
export function packagesToSchedule(
  payments: readonly Pick<Payment, 'serviceType' | 'status' | 'paymentDate'>[],
  appointments: readonly Visit[],
): string[] {
  const visits = appointments.filter(holdsItsTime);
  const unscheduled = payments
    .filter(({ status }) => status === 'succeeded' || status === 'partially_refunded')
    .toReversed()
    .filter(({ serviceType, paymentDate }) => {
      const named = visits.findIndex((visit) => names(visit, serviceType));
      const later = visits.findIndex(
        (visit) =>
          visit.createdAt > (paymentDate ?? '') && !packages.some(({ title }) => names(visit, title)),
      );
      const at = named >= 0 ? named : later;
      if (at >= 0) visits.splice(at, 1);
      return at < 0;
    })
    .map(({ serviceType }) => serviceType);
  return [...new Set(unscheduled)];
}
