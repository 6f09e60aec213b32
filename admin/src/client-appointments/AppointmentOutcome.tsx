import { Button, Typography } from '@mui/material';
import { type AdminAppointment, isOpen, statusRefusal } from '@practice/contract/appointments';
import { useState } from 'react';
import { useNow } from '../layout/useNow.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import { changeAppointment } from './appointment-calls.ts';
import { CancelDialog } from './CancelDialog.tsx';

const outcomes = [
  { to: 'completed', label: 'Complete', done: 'Marked as completed' },
  { to: 'no-show', label: 'No-show', done: 'Marked as a no-show' },
] as const;
const undo = { to: 'scheduled', label: 'Set back to scheduled', done: 'Scheduled again' } as const;

const headingId = 'outcome-heading';

export function AppointmentOutcome({ appointment }: { appointment: AdminAppointment }) {
  const [isCancelling, setIsCancelling] = useState(false);
  useNow();
  const { status } = appointment;
  if (status === 'cancelled' || status === 'no-show') return null;
  const isComplete = !isOpen(status);
  const hasBegun = statusRefusal(appointment, 'completed') === undefined;
  const changes = isComplete ? [undo] : hasBegun ? outcomes : [];
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h3 id={headingId}>Outcome</h3>
      <Typography variant="body2" color="textSecondary">
        {isComplete
          ? 'This appointment took place. If that’s not right, set it back.'
          : hasBegun
            ? 'How did it go? Or cancel the visit.'
            : 'Once the visit has begun, you can say how it went. Or cancel it.'}
      </Typography>
      <div className="cluster buttons">
        {changes.map(({ to, label, done }) => (
          <ActionButton
            key={to}
            label={label}
            variant="secondary"
            run={(calls) => changeAppointment(calls, appointment, { status: to })}
            done={{ title: done }}
            failed="Not changed"
          />
        ))}
        {!isComplete && (
          <Button variant="outlined" color="error" onClick={() => setIsCancelling(true)}>
            Cancel appointment…
          </Button>
        )}
      </div>
      {isCancelling && <CancelDialog appointment={appointment} onClose={() => setIsCancelling(false)} />}
    </section>
  );
}
