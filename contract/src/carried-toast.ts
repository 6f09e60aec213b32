import type { ToastText } from './toasts.ts';

const key = 'carried-toast';

/** The time of loading identifies a page. A reload makes another page. */
const thisPage = () => performance.timeOrigin;

export function carryToast(storage: Storage, toast: ToastText, page = thisPage()): void {
  storage.setItem(key, JSON.stringify({ toast, page }));
}

/** Removes and returns the toast of the previous page. A toast that this page has stored already stays. */
export function takeCarriedToast(storage: Storage, page = thisPage()): ToastText | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    const carried: { toast: ToastText; page: number } = JSON.parse(text);
    if (carried.page === page) return undefined;
    storage.removeItem(key);
    return carried.toast;
  } catch {
    storage.removeItem(key);
    return undefined;
  }
}
