import type { Appointment } from '@practice/contract/appointments';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { Notice } from '@practice/ui/Notice';
import { Skeleton } from '@practice/ui/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { LoadBoundary } from '../layout/LoadBoundary.tsx';
import { dialogText } from './dialog-text.ts';
import styles from './LazyDialog.module.css';

interface LazyDialogProps {
  appointment: Appointment | undefined;
  userId: number;
  onClose: () => void;
}

// The script of the calendar is half of the portal's, so it is loaded when the dialog opens.
const load = () => import('./AppointmentDialog.tsx');
const AppointmentDialog = lazy(async () => ({ default: (await load()).AppointmentDialog }));

/** Loads the script of the form when the pointer or the focus reaches the button. */
export function preloadDialog(): void {
  load().catch(() => {
    // Opening the dialog loads it again, and shows the error.
  });
}

export function LazyDialog(props: LazyDialogProps) {
  const { title, description } = dialogText(props.appointment);
  const frame = (children: ReactNode) => (
    <Dialog
      size="wide"
      title={title}
      description={description}
      onClose={props.onClose}
      actions={
        <Button variant="secondary" onClick={props.onClose}>
          Cancel
        </Button>
      }
    >
      <div className={styles.waiting}>{children}</div>
    </Dialog>
  );
  return (
    <LoadBoundary
      fallback={frame(
        <Notice tone="danger" role="alert" title="The form could not be loaded">
          <p>Please check your connection and try again.</p>
          <div>
            <Button onClick={() => window.location.reload()}>Try again</Button>
          </div>
        </Notice>,
      )}
    >
      <Suspense
        fallback={frame(
          <div role="status" aria-label="Loading the form…" className="stack gap-5">
            <Skeleton className={styles.line} />
            <Skeleton className={styles.block} />
          </div>,
        )}
      >
        <AppointmentDialog {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
