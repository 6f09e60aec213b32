import { expect, test } from '@jest/globals';
import { firstPackages } from '@practice/contract/packages';
import type { Payment } from '@practice/contract/payments';
import { firstServices } from '@practice/contract/services';
import { visitsOf } from './visits.ts';

const services = firstServices.map((service, at) => ({ ...service, id: at + 1, sort: at + 1, version: 1 }));
const packages = firstPackages.map((sold, at) => ({
  ...sold,
  id: at + 1,
  visits: 1,
  serviceId: services.find(({ slug }) => slug === sold.slug)?.id ?? null,
}));
const aPayment = (id: number, visitsLeft: number) =>
  ({ id, visitsLeft, packageId: 1, serviceType: 'Foundations Package' }) as Payment;

test('purchases with visits left come first, the earliest before the others', () => {
  const visits = visitsOf({ services, packages }, [aPayment(9, 2), aPayment(8, 0), aPayment(7, 1)]);
  expect(visits.slice(0, 3)).toMatchObject([
    { value: 'purchase-7', title: 'Foundations Package', about: 'Paid, ready to schedule' },
    { value: 'purchase-9', about: 'Paid, 2 visits to schedule', service: { slug: 'foundations' } },
    { title: 'Free Consultation' },
  ]);
});
