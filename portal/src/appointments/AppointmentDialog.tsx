import {
  appointmentStatuses,
  guardianConsent,
  holdsItsTime,
  isLateChange,
  lateMessages,
} from '@practice/contract/appointments';
import { paths } from '@practice/contract/paths';
import { textLimits } from '@practice/contract/text';
import { priceOf } from '@practice/contract/visit';
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
import {
  type AppointmentFormProps,
  fixedPlace,
  savedPlace,
  useAppointmentForm,
} from './useAppointmentForm.ts';
import { VisitField } from './VisitField.tsx';
import type { Visit } from './visits.ts';
import { WithField } from './WithField.tsx';

const formId = 'appointment-form';

export function AppointmentDialog(props: AppointmentFormProps) {
  const { onClose } = props;
  // The appointment as it was when the dialog opened, so that fields that others change meanwhile are not overwritten.
  const [appointment] = useState(props.appointment);
  // Kept in no draft: a parent gives it for what is sent now.
  const [hasConsented, setHasConsented] = useState(false);
  const form = useAppointmentForm({ ...props, appointment, hasConsented });
  const texts = dialogText(appointment, form.service?.minutes);
  const place = fixedPlace(form.service);
  // The practice may have arranged another place for a visit that is booked already.
  const isArranged = appointment !== undefined && place !== savedPlace(appointment);

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
          <WithField form={form} />
          <TextField
            {...form.field('title')}
            required
            maxLength={textLimits.title}
            hint="For example, “Desk check” or “First MNRI session.”"
          />
          {!appointment && form.asksForConsent && (
            <label className="option large">
              <input
                type="checkbox"
                checked={hasConsented}
                onChange={(event) => setHasConsented(event.target.checked)}
              />
              {guardianConsent.label}
            </label>
          )}
          <PlaceField form={form} only={isArranged ? undefined : place} />
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
            {!appointment && <Price visit={form.visit} />}
          </div>
        </div>
      </form>
    </Dialog>
  );
}

function Price({ visit }: { visit: Visit | undefined }) {
  const price = visit?.service && priceOf(visit.service);
  if (visit?.purchase || price === 'Free') {
    return <p className="text-sm text-soft">This visit is {visit?.purchase ? 'paid already' : 'free'}.</p>;
  }
  return (
    <p className="text-sm text-soft">
      {price ? `This visit costs ${price}.` : 'We confirm the price before your visit.'} You have the right to
      a{' '}
      <a href={paths.goodFaithEstimate} target="_blank" rel="noopener">
        good faith estimate
      </a>{' '}
      of what it costs.
    </p>
  );
}
