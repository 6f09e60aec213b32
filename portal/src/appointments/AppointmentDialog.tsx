import {
  appointmentStatuses,
  guardianConsent,
  holdsItsTime,
  isLateChange,
  lateMessages,
} from '@practice/contract/appointments';
import { paths } from '@practice/contract/paths';
import { textLimits } from '@practice/contract/text';
import { isMnri } from '@practice/contract/visit';
import { kindOf } from '@practice/contract/visit-kinds';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { Notice } from '@practice/ui/Notice';
import { useState } from 'react';
import { DraftNotice } from '../forms/DraftNotice.tsx';
import styles from './AppointmentDialog.module.css';
import { DayField } from './DayField.tsx';
import { dialogText } from './dialog-text.ts';
import { PlaceField } from './PlaceField.tsx';
import { TimeField } from './TimeField.tsx';
import { type AppointmentFormProps, savedPlace, useAppointmentForm } from './useAppointmentForm.ts';
import { VisitField } from './VisitField.tsx';

const formId = 'appointment-form';

export function AppointmentDialog(props: AppointmentFormProps) {
  const { onClose } = props;
  // The appointment as it was when the dialog opened, so that fields that others change meanwhile are not overwritten.
  const [appointment] = useState(props.appointment);
  const texts = dialogText(appointment);
  // Kept in no draft: a parent gives it for what is sent now.
  const [hasConsented, setHasConsented] = useState(false);
  const form = useAppointmentForm({ ...props, appointment, hasConsented });
  const booked = appointment && kindOf(appointment.title)?.place;
  // The practice may have arranged another place for a visit that is booked already.
  const isArranged = booked !== undefined && booked !== savedPlace(appointment);
  const placeFor = (title: string) => (isArranged ? undefined : kindOf(title)?.place);
  const only = placeFor(form.watch('title'));

  function movePlace(title: string) {
    const place = placeFor(title);
    if (place && place !== only) form.choose('place', place);
  }

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
      errors={<ErrorSummary {...form.summary} />}
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
      <form
        {...form.props}
        id={formId}
        className={`stack gap-5 ${styles.form} ${appointment ? styles.edited : ''}`}
      >
        <div className={`stack ${styles.top}`}>
          {appointment && holdsItsTime(appointment) && isLateChange(appointment) && (
            <Notice tone="warning">
              <p>{lateMessages.before}</p>
            </Notice>
          )}
          {form.isRestored && <DraftNotice onStartOver={form.startOver} />}
        </div>
        <div className="stack gap-5">
          {!appointment && <VisitField form={form} />}
          <TextField
            {...form.field('title', { onChange: ({ target }) => movePlace(target.value) })}
            required
            maxLength={textLimits.title}
            hint="For example, “Desk check” or “First MNRI session.”"
          />
          {!appointment && isMnri(form.watch('title')) && (
            <label className="option large">
              <input
                type="checkbox"
                checked={hasConsented}
                onChange={(event) => setHasConsented(event.target.checked)}
              />
              {guardianConsent.label}
            </label>
          )}
          <PlaceField form={form} only={only} />
          {/* Enter presses the form's first submit button, and the calendar has one of its own. */}
          <button type="submit" hidden />
        </div>
        <div className={`stack gap-5 ${styles.right}`}>
          <div className={`stack gap-5 ${styles.when}`}>
            <DayField form={form} />
            <TimeField form={form} />
          </div>
          <div className="stack gap-5">
            {appointment && (
              <SelectField
                {...form.field('status')}
                // A client can keep the status "No-show", but only the practice sets it.
                choices={appointmentStatuses.filter(
                  ({ value }) => value !== 'no-show' || value === appointment.status,
                )}
                placeholder="Choose a status"
              />
            )}
            <TextAreaField
              {...form.field('description')}
              label="Description (Optional)"
              rows={3}
              maxLength={textLimits.description}
              hint="What we should know ahead of time. Please leave out medical details."
            />
            {!appointment && (
              <p className="text-sm text-soft">
                We confirm the price before your visit. You have the right to a{' '}
                <a href={paths.goodFaithEstimate} target="_blank" rel="noopener">
                  good faith estimate
                </a>{' '}
                of what it costs.
              </p>
            )}
          </div>
        </div>
      </form>
    </Dialog>
  );
}
