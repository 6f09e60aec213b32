import { sentenceOf } from '@practice/contract/errors';
import type { ToastText } from '@practice/contract/messages';

export function errorToast(title: string, error: unknown): ToastText {
  return { title, description: sentenceOf(error), variant: 'destructive' };
}
