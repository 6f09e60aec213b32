export interface ToastText {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}
