import { carryToast, takeCarriedToast } from '@practice/contract/carried-toast';
import type { ToastText } from '@practice/contract/messages';
import { toast } from '@practice/ui/toast';
import { atom } from 'nanostores';

/** The toast that islands and page scripts want shown; the newest replaces the one before. */
export const $toast = atom<ToastText | undefined>(undefined);

$toast.listen((text) => text && toast(text));

/** The same sentence may be said twice in a row, and is then shown twice. */
export function showToast(text: ToastText): void {
  $toast.set({ ...text });
}

/** For a page that is about to be left: the next page shows it. */
export function showToastOnNextPage(text: ToastText): void {
  carryToast(sessionStorage, text);
}

/** Shows what the page before left to say. */
export function showCarriedToast(): void {
  const carried = takeCarriedToast(sessionStorage);
  if (carried) showToast(carried);
}
