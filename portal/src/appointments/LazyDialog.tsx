import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { Skeleton } from '@practice/ui/Skeleton';
import { type ComponentProps, lazy, type ReactNode } from 'react';
import { LoadBoundary } from '../layout/LoadBoundary.tsx';
import { LoadError } from '../layout/Loaded.tsx';
import { dialogText } from './dialog-text.ts';

// The script of the calendar is half of the portal's, so it is loaded when the dialog opens.
const load = () => import('./AppointmentDialog.tsx');
const AppointmentDialog = lazy(async () => ({ default: (await load()).AppointmentDialog }));

/** Loads the script of the form when the pointer or the focus reaches the button. */
export function preloadDialog(): void {
  load().catch(() => {
    // Opening the dialog loads it again, and shows the error.
  });
}

export function LazyDialog(props: ComponentProps<typeof AppointmentDialog>) {
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
      <div style={{ padding: 'var(--space-5)' }}>{children}</div>
    </Dialog>
  );
  return (
    <LoadBoundary
      failed={frame(<LoadError title="The form could not be loaded" />)}
      loading={frame(
        <div role="status" aria-label="Loading the form…" className="stack gap-5">
          <Skeleton style={{ blockSize: 'var(--control-height)' }} />
          <Skeleton style={{ blockSize: '22rem' }} />
        </div>,
      )}
    >
      <AppointmentDialog {...props} />
    </LoadBoundary>
  );
}
