import { takeCarriedToast } from '@practice/contract/carried-toast';
import type { ToastText } from '@practice/contract/messages';
import { toast } from '@practice/ui/toast';
import { atom } from 'nanostores';

/** The toast that islands and page scripts show; a new one replaces the last. */
export const $toast = atom<ToastText | undefined>(undefined);

$toast.listen((text) => text && toast(text));

/** Shows a toast. The copy makes the store notify its listeners even if the text is the same as before. */
export function showToast(text: ToastText): void {
  $toast.set({ ...text });
}

/** Shows the toast that the previous page stored with `carryToast`. */
export function showCarriedToast(): void {
  const carried = takeCarriedToast(sessionStorage);
  if (carried) showToast(carried);
}
