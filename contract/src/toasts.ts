export interface ToastText {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export const failure =
  /* @__NO_SIDE_EFFECTS__ */
    (title: string, fallback?: string) =>
    (reason?: string): ToastText => {
      const description = reason || fallback;
      return { title, variant: 'destructive', ...(description && { description }) };
    };
