import { uuid } from '@practice/contract/attempt';

/** One purchase has one name, in every tab and over reloads, until it is paid. */
const keyOf = (serviceType: string) => `checkout:${serviceType}`;

/** The name of the purchase of this package that is open, or a new one. */
export function attemptOf(serviceType: string): string {
  try {
    const stored = localStorage.getItem(keyOf(serviceType));
    if (stored) return stored;
    const attempt = uuid();
    localStorage.setItem(keyOf(serviceType), attempt);
    return attempt;
  } catch {
    // Without storage a reload is a purchase of its own; nothing is charged before somebody pays it.
    return uuid();
  }
}

/** The name of the purchase that follows one which has ended: another tab may have begun it already. */
export function attemptAfter(ended: string, serviceType: string): string {
  try {
    if (localStorage.getItem(keyOf(serviceType)) === ended) forgetAttempt(serviceType);
  } catch {
    // Nothing was stored.
  }
  return attemptOf(serviceType);
}

/** After it is paid, or has ended: the next one is another purchase. */
export function forgetAttempt(serviceType: string): void {
  try {
    localStorage.removeItem(keyOf(serviceType));
  } catch {
    // Nothing was stored, so nothing needs to go.
  }
}
