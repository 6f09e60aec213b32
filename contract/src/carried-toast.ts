import type { ToastText } from './messages.ts';

const key = 'carried-toast';

interface CarriedToast {
  toast: ToastText;
  page: number;
}

/** The time of loading identifies a page; a reload is another page. */
const thisPage = () => performance.timeOrigin;

/** Stores a toast for the next page, across a full page load. */
export function carryToast(storage: Storage, toast: ToastText, page = thisPage()): void {
  storage.setItem(key, JSON.stringify({ toast, page } satisfies CarriedToast));
}

/**
 * Removes and returns the toast that the previous page stored. A toast of this page stays, because this may run after it is
 * stored.
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
    // The value is not a toast.
    storage.removeItem(key);
    return undefined;
  }
}
