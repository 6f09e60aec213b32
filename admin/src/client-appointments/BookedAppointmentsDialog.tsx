import type { AdminAppointment, Emails } from '@practice/contract/appointments';
import { dayAndTime, pluralize } from '@practice/contract/format';
import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { TextAreaField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';
import { useCallsWithoutRedirect } from '../dataProvider.ts';
import { LinkButton } from '../layout/LinkButton.tsx';
import { changeAppointment } from './appointment-calls.ts';
import { clientOf, nameOf, resource } from './appointment-words.ts';
import styles from './HoursPage.module.css';

interface BookedAppointmentsDialogProps {
  closed: string;
  booked: readonly AdminAppointment[];
  onClose: () => void;
}

export function BookedAppointmentsDialog({ closed, booked, onClose }: BookedAppointmentsDialogProps) {
  const calls = useCallsWithoutRedirect();
  const queries = useQueryClient();
  const [kept, setKept] = useState<readonly number[]>([]);
  const [cancelReason, setCancelReason] = useState('');
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const chosen = booked.filter(({ id }) => !kept.includes(id));

  function close() {
    if (!isBusy) onClose();
  }

  async function cancel() {
    setIsBusy(true);
    const canceled: (AdminAppointment & Emails)[] = [];
    const failed: string[] = [];
    for (const appointment of chosen) {
      try {
        canceled.push(await changeAppointment(calls, appointment, { status: 'cancelled', cancelReason }));
      } catch (error) {
        failed.push(`${clientOf(appointment)}: ${error instanceof Error ? error.message : ''}`);
      }
    }
    setFailures(failed);
    if (canceled.length > 0) {
      toast({
        title: `${pluralize(canceled.length, 'appointment')} canceled`,
        description: whoIsEmailed(canceled, 'soon'),
      });
    }
    // Canceled appointments leave the list. The dialog closes with the last of them.
    await queries.invalidateQueries();
    setIsBusy(false);
  }

  return (
    <Dialog
      title={`${pluralize(booked.length, 'appointment')} at this time`}
      description={`Clients can’t book ${closed} anymore. You can move or cancel what’s booked, or leave it as it is.`}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Leave as is
          </Button>
          <Button
            variant="danger"
            disabled={chosen.length === 0}
            busy={isBusy && 'Canceling…'}
            onClick={cancel}
          >
            Cancel {chosen.length} and tell them
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <ul className={styles.closures} aria-label="Appointments at this time">
          {booked.map((appointment) => (
            <li key={appointment.id} className="cluster between one-row gap-4 line-above break-anywhere">
              <label className={`cluster one-row align-start ${styles.appointment}`}>
                <input
                  type="checkbox"
                  checked={chosen.includes(appointment)}
                  onChange={({ target }) =>
                    setKept(
                      target.checked ? kept.filter((id) => id !== appointment.id) : [...kept, appointment.id],
                    )
                  }
                />
                <span>
                  <strong className="block">{clientOf(appointment)}</strong>
                  <small className="block text-soft">
                    {dayAndTime(appointment.startsAt)} · {appointment.title}
                  </small>
                </span>
              </label>
              <LinkButton
                variant="quiet"
                size="small"
                to={`/${resource}/${appointment.id}`}
                // Closing the appointment returns to this screen.
                state={{ fromList: true }}
                aria-label={`Move ${nameOf(appointment)}`}
              >
                Move
              </LinkButton>
            </li>
          ))}
        </ul>
        {failures.length > 0 && (
          <div role="alert">
            {failures.map((failure) => (
              <p key={failure}>Not canceled: {failure}</p>
            ))}
          </div>
        )}
        <TextAreaField
          label="Reason for canceling"
          hint="Your clients read this in their dashboard, and in the email if one goes out. You can leave it blank."
          rows={3}
          maxLength={limits.description}
          value={cancelReason}
          onChange={(event) => setCancelReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
