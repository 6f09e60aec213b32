import {
  type AdminAppointment,
  type AdminAppointmentUpdate,
  adminAppointmentUpdate,
  type Emails,
  isOpen,
} from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { to24Hour } from '@practice/contract/time';
import { Button } from '@practice/ui/Button';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { type TimeFields, timeFields, timeOf } from '../appointment-form/appointment-fields.ts';
import { emailed } from '../appointment-form/emailed.ts';
import { TimeInputs } from '../appointment-form/TimeInputs.tsx';
import { useTakenTime } from '../appointment-form/useFreeTimes.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { useSaving } from '../form/useSaving.ts';
import { showError } from '../layout/show-error.ts';
import { bookedFor, dayOf, resource } from './appointment-words.ts';
import styles from './TimeForm.module.css';

const headingId = 'time-heading';

/** Moves an appointment, or reopens one, at any time of any day. A time that is taken says so, with those that are free. */
export function TimeForm({ appointment }: { appointment: AdminAppointment }) {
  const { id, appointmentTime, minutes, status } = appointment;
  const isMove = isOpen(status);
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const form = useForm<TimeFields, unknown, AdminAppointmentUpdate>({
    defaultValues: {
      appointmentDate: dayOf(appointment),
      appointmentTime: to24Hour(appointmentTime),
      minutes: String(minutes),
    },
    resolver: (typed) =>
      resolved(
        check(adminAppointmentUpdate, {
          ...timeOf(typed),
          ...(!isMove && { status: 'scheduled' }),
        }),
      ),
  });
  const { isDirty } = form.formState;
  const offerOthers = useTakenTime(form);
  const saving = useSaving({
    form,
    fields: timeFields,
    save: async (input) =>
      (
        await calls.update<AdminAppointment & Emails>(resource, {
          id,
          data: input,
          previousData: appointment,
        })
      ).data,
    onFailure: async (error) => {
      if (error.isOutdated) {
        // As a notice: the form begins anew with how it stands.
        showError(isMove ? 'Not moved' : 'Not reopened', error);
        await queries.invalidateQueries({ queryKey: [resource] });
      } else if (error.status === 409) offerOthers(error);
      else if (Object.keys(error.body.errors).length === 0)
        form.setError('appointmentTime', { type: 'server', message: error.message }, { shouldFocus: true });
    },
  });

  async function save() {
    if (isMove && !isDirty) {
      form.setError('appointmentTime', { message: 'It’s at this time already.' }, { shouldFocus: true });
      return;
    }
    const saved = await saving.submit();
    if (!saved) return;
    toast({
      title: isMove ? 'Appointment moved' : 'Appointment reopened',
      description: `${bookedFor(saved)} ${emailed(saved, saved.user, 'soon')}`,
    });
    await queries.invalidateQueries({ queryKey: [resource] });
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 id={headingId}>{isMove ? 'Move to' : 'Reopen'}</h3>
      <FormProvider {...form}>
        <TimeInputs />
      </FormProvider>
      <Button type="submit" variant="secondary" busy={saving.isSaving && 'Saving…'}>
        {isMove ? 'Move appointment' : 'Reopen at this time'}
      </Button>
      {saving.isSignedOut && (
        <p role="alert">You’re no longer logged in. Log in in a new tab, then try again here.</p>
      )}
    </form>
  );
}
