import { Alert, AlertTitle, Link } from '@mui/material';
import { signInAddress } from '@practice/contract/paths';
import type { ToastText } from '@practice/ui/toast';
import { type RaRecord, useCloseNotification, useNotify } from 'react-admin';
import { CallError } from '../dataProvider.ts';
import { useToast } from '../layout/useToast.tsx';

interface SavingOptions<Saved> {
  onSaved: (saved: Saved) => void;
  failed: (message: string) => ToastText;
  loggedOut?: ToastText;
}

/** The `mutationOptions` of an `Edit` or a `Create`: says what the API answered. If the session has ended, the form stays. */
export function useSaving<Saved extends RaRecord>({ onSaved, failed, loggedOut }: SavingOptions<Saved>) {
  const toast = useToast();
  const notify = useNotify();
  return {
    onSuccess: onSaved,
    onError(error: Error) {
      if (error instanceof CallError && error.status === 401)
        notify(<LoggedOut {...loggedOut} />, { type: 'warning', autoHideDuration: null });
      else toast(failed(error.message));
    },
  };
}

function LoggedOut({ title, description = 'You’re no longer logged in.' }: Partial<ToastText>) {
  return (
    <Alert severity="warning" role="alert" closeText="Dismiss" onClose={useCloseNotification()}>
      {title && <AlertTitle>{title}</AlertTitle>}
      {description} Your text stays here:{' '}
      <Link href={signInAddress(window.location)} target="_blank" rel="noopener">
        log in again in a new tab
      </Link>
      , come back, and save again.
    </Alert>
  );
}
