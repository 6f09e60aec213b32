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

// The calendar's script is half of the portal's: it comes when it is wanted.
const load = () => import('./AppointmentDialog.tsx');
const AppointmentDialog = lazy(async () => ({ default: (await load()).AppointmentDialog }));

/** Asks for the form's script before somebody presses the button that they point at. */
export function preloadDialog(): void {
  load().catch(() => {
    // The press itself asks again, and says what went wrong.
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
          <div role="status" aria-label="Loading the form…" className={styles.bars}>
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
