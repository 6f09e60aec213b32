import type { ToastText } from './toasts.ts';

const key = 'carried-toast';

const thisPage = () => performance.timeOrigin;

export function carryToast(toast: ToastText, page = thisPage()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ toast, page }));
  } catch {}
}

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
