import { createAttempts } from '@practice/ui/form/attempts';

// A purchase has one UUID, in every tab and after reloads, until it is paid. Without storage, a reload is a new purchase.
const attemptsFor = (serviceType: string) => createAttempts(`checkout:${serviceType}`, 'localStorage');

export function attemptOf(serviceType: string): string {
  return attemptsFor(serviceType).attemptFor({ serviceType });
}

export function attemptAfter(ended: string, serviceType: string): string {
  if (attemptOf(serviceType) === ended) clearAttempt(serviceType);
  return attemptOf(serviceType);
}

/** Call this after the purchase is paid or has ended, so that the next one has another UUID. */
export function clearAttempt(serviceType: string): void {
  attemptsFor(serviceType).clearAttempt();
}
