import { Alert, AlertTitle, Link } from '@mui/material';
import { signInAddress } from '@practice/contract/paths';
import type { ToastText } from '@practice/ui/toast';
import { useCloseNotification, useNotify } from 'react-admin';

export function useToast() {
  const notify = useNotify();
  return (text: ToastText) => {
    const isError = text.variant === 'destructive';
    const type = isError ? 'error' : 'success';
    notify(<Toast {...text} type={type} />, { type, autoHideDuration: isError ? 10_000 : 5_000 });
  };
}

export function useErrorToast() {
  const toast = useToast();
  return (title: string, error: unknown) => {
    const description = error instanceof Error ? error.message : String(error);
    toast({ title, description, variant: 'destructive' });
  };
}

/** What a form says when its session has ended: what was typed stays. */
export function useLoggedOutToast() {
  const notify = useNotify();
  return ({ title = '', description = 'You’re no longer logged in.' }: Partial<ToastText> = {}) =>
    notify(
      <Toast
        type="warning"
        title={title}
        description={`${description} Your text stays here:`}
        link={{ label: 'log in again in a new tab', href: signInAddress(window.location) }}
        after=", come back, and save again."
      />,
      { type: 'warning', autoHideDuration: null },
    );
}

type ToastProps = ToastText & { type: 'error' | 'success' | 'warning'; after?: string };

const Toast = ({ title, description, link, type, after }: ToastProps) => (
  <Alert
    severity={type}
    role={type === 'success' ? 'status' : 'alert'}
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
    {after}
  </Alert>
);
