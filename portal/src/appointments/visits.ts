import { pluralize } from '@practice/contract/format';
import type { Payment } from '@practice/contract/payments';
import type { PracticeFacts, Service } from '@practice/contract/services';
import { priceOf } from '@practice/contract/visit';

/** What a client can book: a service, or a visit that a purchase pays for. */
export interface Visit {
  value: string;
  title: string;
  about: string;
  service: Service | undefined;
  purchase?: Payment;
}

export const purchaseValue = (id: number | string) => `purchase-${id}`;

export const toSchedule = (payments: readonly Payment[]) =>
  payments.filter(({ visitsLeft }) => visitsLeft > 0).toReversed();

export function visitsOf(
  { services, packages }: Pick<PracticeFacts, 'services' | 'packages'>,
  payments: readonly Payment[],
): Visit[] {
  const paid = toSchedule(payments).map((purchase) => {
    const serviceId = packages.find(({ id }) => id === purchase.packageId)?.serviceId;
    const left = purchase.visitsLeft;
    return {
      value: purchaseValue(purchase.id),
      title: purchase.serviceType,
      about: left > 1 ? `Paid, ${pluralize(left, 'visit')} to schedule` : 'Paid, ready to schedule',
      service: services.find(({ id }) => id === serviceId),
      purchase,
    };
  });
  const bookable = services.filter(({ isBookable }) => isBookable);
  return [
    ...paid,
    ...bookable.map((service) => ({
      value: `service-${service.id}`,
      title: service.title,
      about: [service.about, priceOf(service)].filter(Boolean).join(' · '),
      service,
    })),
  ];
}
