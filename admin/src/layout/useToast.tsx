import { Alert, AlertTitle, Link } from '@mui/material';
import type { ToastText } from '@practice/ui/toast';
import { useCallback } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';

export function useToast() {
  const notify = useNotify();
  return useCallback(
    (text: ToastText) => {
      const isError = text.variant === 'destructive';
      notify(<Toast {...text} />, {
        type: isError ? 'error' : 'success',
        autoHideDuration: isError ? 10_000 : 5_000,
      });
    },
    [notify],
  );
}

export function useErrorToast() {
  const toast = useToast();
  return useCallback(
    (title: string, error: unknown) =>
      toast({
        title,
        description: error instanceof Error ? error.message : String(error),
        variant: 'destructive',
      }),
    [toast],
  );
}

function Toast({ title, description, variant, link }: ToastText) {
  const close = useCloseNotification();
  const isError = variant === 'destructive';
  return (
    <Alert
      severity={isError ? 'error' : 'success'}
      role={isError ? 'alert' : 'status'}
      closeText="Dismiss"
      onClose={close}
    >
      <AlertTitle>{title}</AlertTitle>
      {description}{' '}
      {link && (
        <Link href={link.href} target="_blank" rel="noopener">
          {link.label}
        </Link>
      )}
    </Alert>
  );
}
