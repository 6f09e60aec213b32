import type { ToastText } from './messages.ts';

const key = 'carried-toast';

interface CarriedToast {
  toast: ToastText;
  /** Which page left it. */
  page: number;
}

/** A page is known by the moment it began; a reload is another page. */
const thisPage = () => performance.timeOrigin;

/** Keeps a toast over a full page load, for the next page to show once. */
export function carryToast(storage: Storage, toast: ToastText, page = thisPage()): void {
  storage.setItem(key, JSON.stringify({ toast, page } satisfies CarriedToast));
}

/**
 * Takes the toast that the page before left, if any, out of the storage. One that this page left stays for the next: scripts that
 * look for a toast may run later than those that leave one.
 */
export function takeCarriedToast(storage: Storage, page = thisPage()): ToastText | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    const carried: CarriedToast = JSON.parse(text);
    if (carried.page === page) return undefined;
    storage.removeItem(key);
    return carried.toast;
  } catch {
    // Something else has written there: nobody could show it.
    storage.removeItem(key);
    return undefined;
  }
}
