import {
  type AdminAppointment,
  type AppointmentStatus,
  isOpen,
  statusRefusal,
} from '@practice/contract/appointments';
import { Button } from '@practice/ui/Button';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { showError } from '../layout/show-error.ts';
import { useNow } from '../layout/useNow.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import { resource } from './appointment-words.ts';
import { CancelDialog } from './CancelDialog.tsx';
import styles from './Outcome.module.css';

const headingId = 'outcome-heading';

/** Buttons for the outcome of an appointment: completed, no-show or canceled. */
export function Outcome({ appointment }: { appointment: AdminAppointment }) {
  const [isCancelling, setIsCancelling] = useState(false);
  // The buttons appear when the visit begins.
  useNow();
  const { status } = appointment;
  const hasBegun = statusRefusal(appointment, 'completed', 'practice') === undefined;
  if (status === 'cancelled' || status === 'no-show') return null;
  return (
    <section className={`stack ${styles.outcome}`} aria-labelledby={headingId}>
      <h3 id={headingId}>Outcome</h3>
      {isOpen(status) ? (
        <>
          <p>
            {hasBegun
              ? 'How did it go? Or cancel the visit.'
              : 'Once the visit has begun, you can say how it went. Or cancel it.'}
          </p>
          <div className={styles.buttons}>
            {hasBegun && (
              <>
                <StatusButton
                  appointment={appointment}
                  to="completed"
                  label="Complete"
                  said="Marked as completed"
                />
                <StatusButton
                  appointment={appointment}
                  to="no-show"
                  label="No-show"
                  said="Marked as a no-show"
                />
              </>
            )}
            <Button variant="quietDanger" onClick={() => setIsCancelling(true)}>
              Cancel appointment…
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>This appointment took place. If that’s not right, set it back.</p>
          <div className={styles.buttons}>
            <StatusButton
              appointment={appointment}
              to="scheduled"
              label="Set back to scheduled"
              said="Scheduled again"
            />
          </div>
        </>
      )}
      {isCancelling && <CancelDialog appointment={appointment} onClose={() => setIsCancelling(false)} />}
    </section>
  );
}

interface StatusButtonProps {
  appointment: AdminAppointment;
  to: AppointmentStatus;
  label: string;
  said: string;
}

function StatusButton({ appointment, to, label, said }: StatusButtonProps) {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  return (
    <ActionButton
      resource={resource}
      label={label}
      variant="secondary"
      run={async () => {
        await dataProvider.update(resource, {
          id: appointment.id,
          data: { status: to },
          previousData: appointment,
        });
        toast({ title: said });
      }}
      onError={(error) => showError('Not changed', error)}
    />
  );
}
