import { uuid } from '@practice/ui/form/attempts';
import { readStored, store } from '@practice/ui/form/stored';

// A purchase has one UUID, in every tab and after reloads, until it is paid. Without storage, a reload is a new purchase, and only
// the one that is paid is charged.
const keyOf = (serviceType: string) => `checkout:${serviceType}`;
const where = 'localStorage';

/** The UUID of the open purchase of this package, or a new one. */
export function attemptOf(serviceType: string): string {
  const stored = readStored<string>(keyOf(serviceType), where);
  if (stored) return stored;
  const attempt = uuid();
  store(keyOf(serviceType), attempt, where);
  return attempt;
}

/** The UUID of the purchase after one that has ended. Another tab may have begun it already. */
export function attemptAfter(ended: string, serviceType: string): string {
  if (readStored<string>(keyOf(serviceType), where) === ended) clearAttempt(serviceType);
  return attemptOf(serviceType);
}

/** Call this after the purchase is paid or has ended, so that the next one has another UUID. */
export function clearAttempt(serviceType: string): void {
  store(keyOf(serviceType), undefined, where);
}
