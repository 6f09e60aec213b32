import { sentenceOf } from '@practice/contract/errors';
import type { ToastText } from '@practice/contract/messages';

/** The toast for a failed call: what failed, and the server's reason. */
export function errorToast(title: string, error: unknown): ToastText {
  return { title, description: sentenceOf(error), variant: 'destructive' };
}
