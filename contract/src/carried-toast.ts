import type { ToastText } from './toasts.ts';

const key = 'carried-toast';

const thisPage = () => performance.timeOrigin;

/** Leaves a toast for the next page, which shows none if the browser blocks its storage. */
export function carryToast(toast: ToastText, page = thisPage()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ toast, page }));
  } catch {}
}

/** Removes and returns the toast of the previous page. A toast that this page has stored already stays. */
export function takeCarriedToast(page = thisPage()): ToastText | undefined {
  try {
    const carried: { toast: ToastText; page: number } | null = JSON.parse(
      sessionStorage.getItem(key) ?? 'null',
    );
    if (!carried || carried.page === page) return undefined;
    sessionStorage.removeItem(key);
    return carried.toast;
  } catch {
    return undefined;
  }
}
