import { takeCarriedToast } from '@practice/contract/carried-toast';
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

/** Shows the toast that the page before put away for this one (`carryToast`). */
export function showCarriedToast(): void {
  const carried = takeCarriedToast(sessionStorage);
  if (carried) showToast(carried);
}
