import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';

// A purchase has one UUID, in every tab and after reloads, until it is paid. Without storage, a reload is a new purchase.
const keysFor = (serviceType: string) => createIdempotencyKeys(`checkout:${serviceType}`, 'localStorage');

export const keyOf = (serviceType: string) => keysFor(serviceType).keyFor({ serviceType });

/** Call this after the purchase is paid or has ended, so that the next one has another UUID. */
export const forgetKey = (serviceType: string) => keysFor(serviceType).forgetKey();

export function keyAfter(ended: string, serviceType: string): string {
  if (keyOf(serviceType) === ended) forgetKey(serviceType);
  return keyOf(serviceType);
}
