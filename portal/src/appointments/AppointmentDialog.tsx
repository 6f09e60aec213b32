import { type Appointment, type AppointmentForm, appointmentMessages } from '@practice/contract/appointments';
import { ApiError, sentenceOf } from '@practice/contract/errors';
import { limits } from '@practice/contract/text';
import { practiceAddress, whatToBring } from '@practice/contract/visit';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { createAttempts } from '@practice/ui/form/attempts';
import { Notice } from '@practice/ui/Notice';
import { toast } from '@practice/ui/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './AppointmentDialog.module.css';
import { useAppointmentCalls } from './appointments.queries.ts';
import { changesOf } from './changes.ts';
import { DayField } from './DayField.tsx';
import { offeredTimes } from './days.ts';
import { dialogText } from './dialog-text.ts';
import { useShowFreeTimes, useTimes } from './free-times.queries.ts';
import { statusChoices } from './status-choices.ts';
import { TimeField } from './TimeField.tsx';
import { labels, useAppointmentForm } from './useAppointmentForm.ts';

interface AppointmentDialogProps {
  /** The appointment to change; none for a new one. */
  appointment: Appointment | undefined;
  userId: number;
  onClose: () => void;
}

const formId = 'appointment-form';
const { attemptFor, clearAttempt } = createAttempts('appointment-attempt');

/** The form for a new or an existing appointment. Closing it with Escape keeps the draft, Cancel deletes it. */
export function AppointmentDialog({ appointment: current, userId, onClose }: AppointmentDialogProps) {
  // The state when the dialog was opened: what somebody else changes meanwhile is not a change of this form.
  const [appointment] = useState(current);
  const version = useRef(appointment?.version);
  const words = dialogText(appointment);
  const calls = useAppointmentCalls();
  const form = useAppointmentForm({
    appointment,
    userId,
    async send(output) {
      const said = appointment
        ? appointmentMessages.updated(await calls.update(appointment.id, changes(output, appointment)))
        : appointmentMessages.created(await book(output));
      form.forget();
      toast(said);
      onClose();
    },
    async onFailure(error) {
      toast({ title: words.failed, description: sentenceOf(error), variant: 'destructive' });
      // The toast said how the appointment is now, so the next save may overwrite that state.
      if (error instanceof ApiError && error.status === 409 && error.errors.length === 0) {
        const now = await calls.reload();
        version.current = now?.find(({ id }) => id === appointment?.id)?.version ?? version.current;
      }
    },
    onTimeRefused: useShowFreeTimes(),
  });
  const { setValue } = form;
  const [date, time, location] = form.watch(['appointmentDate', 'appointmentTime', 'location']);
  const { slots, error, retry } = useTimes(date);
  const own = date === appointment?.appointmentDate ? appointment.appointmentTime : undefined;
  const times = useMemo(() => slots && offeredTimes(slots, own), [slots, own]);

  const changes = (output: AppointmentForm, saved: Appointment) => ({
    ...changesOf(output, saved),
    version: version.current ?? saved.version,
  });

  async function book(output: AppointmentForm) {
    const booked = await calls.create({ ...output, status: 'scheduled' }, attemptFor(output));
    clearAttempt();
    return booked;
  }

  // Clears a time that was chosen for another day, or that somebody else has just booked.
  useEffect(() => {
    if (time && times && !times.includes(time)) setValue('appointmentTime', '');
  }, [time, times, setValue]);

  const choose = (name: 'appointmentDate' | 'appointmentTime') => (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return (
    <Dialog
      size="wide"
      title={words.title}
      description={words.description}
      onClose={() => {
        if (!form.busy) onClose();
      }}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              if (form.busy) return;
              form.forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.busy && words.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className={`stack gap-5 ${styles.form}`}>
        <div className={`stack ${styles.top}`}>
          {form.isRestored && (
            <Notice>
              <p>We’ve kept what you typed before.</p>
              <div>
                <Button variant="secondary" size="small" onClick={form.startOver}>
                  Start over
                </Button>
              </div>
            </Notice>
          )}
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
            <DayField
              label={labels.appointmentDate}
              value={date}
              own={appointment?.appointmentDate}
              error={form.errorOf('appointmentDate')}
              onChange={choose('appointmentDate')}
            />
            <TimeField
              label={labels.appointmentTime}
              date={date}
              value={time}
              times={times}
              failure={error}
              error={form.errorOf('appointmentTime')}
              onChange={choose('appointmentTime')}
              onRetry={retry}
            />
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
          {!location.trim() && <p className={`text-sm text-soft ${styles.bring}`}>{whatToBring}</p>}
        </div>
      </form>
    </Dialog>
  );
}
