import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { type ComponentProps, lazy, type ReactNode } from 'react';
import { LoadBoundary } from '../layout/LoadBoundary.tsx';
import { LoadError } from '../layout/Loaded.tsx';
import { Skeletons } from '../layout/Skeletons.tsx';
import { usePayments, usePractice } from '../session/session.queries.ts';
import { useAppointments } from './appointments.queries.ts';
import { dialogText } from './dialog-text.ts';

// The booking form and its calendar are a separate script, loaded when the dialog opens.
const load = () => import('./AppointmentDialog.tsx');
const AppointmentDialog = lazy(async () => ({ default: (await load()).AppointmentDialog }));

// Opening the dialog loads it again, and shows the error.
const preload = () => void load().catch(() => {});

export const preloadProps = { onPointerEnter: preload, onFocus: preload };

export function AppointmentDialogLoader(props: ComponentProps<typeof AppointmentDialog>) {
  const { title, description } = dialogText(props.appointment);
  // What can be booked depends on them.
  const isLoading = [useAppointments(), usePayments(), usePractice()].some(
    ({ data, error }) => !data && !error,
  );
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
      <div className="p-5">{children}</div>
    </Dialog>
  );
  const loading = frame(<Skeletons label="Loading the form…" heights={['3rem', '22rem']} />);
  if (isLoading) return loading;
  return (
    <LoadBoundary failed={frame(<LoadError title="The form couldn’t be loaded" />)} loading={loading}>
      <AppointmentDialog {...props} />
    </LoadBoundary>
  );
}
