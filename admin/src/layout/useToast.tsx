import { Alert, AlertTitle, Link } from '@mui/material';
import type { ToastText } from '@practice/ui/toast';
import { useCloseNotification, useNotify } from 'react-admin';

export function useToast() {
  const notify = useNotify();
  function toast(text: ToastText | undefined) {
    if (!text) return;
    // An error with a link stays until it is closed.
    const duration = text.link ? null : 10_000;
    notify(<Toast {...text} />, { autoHideDuration: text.variant ? duration : 5_000 });
  }
  function showError(title: string, error: unknown) {
    const description = error instanceof Error ? error.message : String(error);
    toast({ title, description, variant: 'destructive' });
  }
  return { toast, showError };
}

const Toast = ({ title, description, link, variant }: ToastText) => (
  <Alert
    severity={variant ? 'error' : 'success'}
    role={variant ? 'alert' : 'status'}
    closeText="Dismiss"
    onClose={useCloseNotification()}
  >
    {title && <AlertTitle>{title}</AlertTitle>}
    {description}{' '}
    {link && (
      <Link href={link.href} target="_blank" rel="noopener">
        {link.label}
      </Link>
    )}
  </Alert>
);
