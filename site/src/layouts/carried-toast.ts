import { takeCarriedToast } from '@practice/contract/carried-toast';

/** Shows what the page before had to say. The toaster is fetched only when there is something. */
export async function showCarriedToast(): Promise<void> {
  const carried = takeCarriedToast(sessionStorage);
  if (!carried) return;
  const { toast } = await import('@practice/ui/toast');
  toast(carried);
}
