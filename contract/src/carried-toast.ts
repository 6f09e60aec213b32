import type { ToastText } from './messages.ts';

const key = 'carried-toast';

/** A full reload would swallow a toast: it is put away here and shown by the next page, once. */
export function carryToast(storage: Storage, toast: ToastText): void {
  storage.setItem(key, JSON.stringify(toast));
}

/** The toast put away by the page before, if any; it is gone from the storage then. */
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
