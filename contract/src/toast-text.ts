/** A toast as a person sees it. */
export interface ToastText {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}
