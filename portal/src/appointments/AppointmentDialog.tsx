import { type Appointment, clientStatuses, statusRefusal } from '@practice/contract/appointments';
import { limits } from '@practice/contract/text';
import { practiceAddress, whatToBring } from '@practice/contract/visit';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { useState } from 'react';
import { DraftNotice } from '../forms/DraftNotice.tsx';
import styles from './AppointmentDialog.module.css';
import { DayField } from './DayField.tsx';
import { dialogText } from './dialog-text.ts';
import { TimeField } from './TimeField.tsx';
import { useAppointmentForm } from './useAppointmentForm.ts';

interface AppointmentDialogProps {
  /** The appointment to change; undefined for a new one. */
  appointment: Appointment | undefined;
  userId: number;
  onClose: () => void;
}

const formId = 'appointment-form';

/** The form for a new or an existing appointment. Closing it with Escape keeps the draft, Cancel deletes it. */
export function AppointmentDialog({ appointment: current, userId, onClose }: AppointmentDialogProps) {
  // What someone else changes while the dialog is open is not a change of this form.
  const [appointment] = useState(current);
  const texts = dialogText(appointment);
  const form = useAppointmentForm({ appointment, userId, onSaved: onClose });

  function close({ keepsDraft }: { keepsDraft: boolean }) {
    if (form.busy) return;
    if (!keepsDraft) form.forget();
    onClose();
  }

  return (
    <Dialog
      size="wide"
      title={texts.title}
      description={texts.description}
      onClose={() => close({ keepsDraft: true })}
      actions={
        <>
          <Button variant="secondary" onClick={() => close({ keepsDraft: false })}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.busy && texts.busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className={`stack gap-5 ${styles.form}`}>
        <div className={`stack ${styles.top}`}>
          {form.isRestored && <DraftNotice onStartOver={form.startOver} />}
          <ErrorSummary {...form.summary} />
        </div>
        <div className="stack gap-5">
          <TextField
            {...form.field('title')}
            required
            maxLength={limits.title}
            hint="For example, “Desk check” or “First MNRI session.”"
          />
          <div className={`stack gap-5 ${styles.dayAndTime}`}>
            <DayField form={form} ownDate={appointment?.appointmentDate} />
            <TimeField form={form} appointment={appointment} />
          </div>
        </div>
        <div className={`stack gap-5 ${styles.where}`}>
          {appointment && (
            <SelectField
              {...form.field('status')}
              {...statusChoices(appointment)}
              placeholder="Choose a status"
            />
          )}
          <TextField
            {...form.field('location')}
            label="Location (Optional)"
            maxLength={limits.title}
            autoComplete="street-address"
            hint={`Leave blank to meet at our office, ${practiceAddress}. Or enter an address and we’ll come to you.`}
          />
          <TextAreaField
            {...form.field('description')}
            label="Description (Optional)"
            rows={4}
            maxLength={limits.description}
            hint="What we should know ahead of time. Please leave out medical details."
          />
          {!form.watch('location').trim() && (
            <p className={`text-sm text-soft ${styles.bring}`}>{whatToBring}</p>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** The statuses to choose from, with a hint why some are disabled. The current status is always enabled. */
function statusChoices(appointment: Appointment) {
  const refusals = clientStatuses.map(({ value }) =>
    value === appointment.status ? undefined : statusRefusal(appointment, value, 'client'),
  );
  return {
    choices: clientStatuses.map((choice, index) => ({ ...choice, disabled: refusals[index] !== undefined })),
    hint: refusals.find(Boolean),
  };
}
