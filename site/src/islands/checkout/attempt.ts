import { uuid } from '@practice/ui/form/attempts';
import { readStored, store } from '@practice/ui/form/stored';

// One purchase has one UUID, in every tab and over reloads, until it is paid. Without storage a reload is a new purchase; nothing is
// charged before somebody pays it.
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

/** The UUID of the purchase that follows one that has ended: another tab may have begun it already. */
export function attemptAfter(ended: string, serviceType: string): string {
  if (readStored<string>(keyOf(serviceType), where) === ended) forgetAttempt(serviceType);
  return attemptOf(serviceType);
}

/** After it is paid or has ended: the next one is another purchase. */
export function forgetAttempt(serviceType: string): void {
  store(keyOf(serviceType), undefined, where);
}
