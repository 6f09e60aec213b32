import type { ToastText } from './messages.ts';

const key = 'carried-toast';

/** Keeps a toast over a full page load, for the next page to show once. */
export function carryToast(storage: Storage, toast: ToastText): void {
  storage.setItem(key, JSON.stringify(toast));
}

/** Takes the toast that the page before left, if any, out of the storage. */
export function takeCarriedToast(storage: Storage): ToastText | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  storage.removeItem(key);
  try {
    return JSON.parse(text) as ToastText;
  } catch {
    return undefined;
  }
}
