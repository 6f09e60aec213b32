import {
  type AdminAppointment,
  type AdminAppointmentUpdate,
  adminAppointmentUpdate,
  isOpen,
} from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { Button } from '@practice/ui/Button';
import { TextField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { fieldProps } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { clientOf, dayAndTimeOf, dayOf, resource } from './appointment-words.ts';
import styles from './TimeForm.module.css';
import { fieldTime, spokenTime } from './wall-time.ts';

interface TimeFields {
  appointmentDate: string;
  appointmentTime: string;
  minutes: string;
}

const fields = [
  { name: 'appointmentDate', label: 'Date' },
  { name: 'appointmentTime', label: 'Time' },
  { name: 'minutes', label: 'Length' },
] as const;

const headingId = 'time-heading';

/** Moves an appointment, or reopens one, at any time of any day. A time that is taken says so, with those that are free. */
export function TimeForm({ appointment }: { appointment: AdminAppointment }) {
  const { id, appointmentTime, minutes, status } = appointment;
  const isMove = isOpen(status);
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const [freeTimes, setFreeTimes] = useState<readonly string[]>();
  const form = useForm<TimeFields, unknown, AdminAppointmentUpdate>({
    defaultValues: {
      appointmentDate: dayOf(appointment),
      appointmentTime: fieldTime(appointmentTime),
      minutes: String(minutes),
    },
    resolver: (typed) =>
      resolved(
        check(adminAppointmentUpdate, {
          appointmentDate: typed.appointmentDate,
          appointmentTime: spokenTime(typed.appointmentTime),
          minutes: typed.minutes.trim() === '' ? undefined : Number(typed.minutes),
          ...(!isMove && { status: 'scheduled' }),
        }),
      ),
  });
  const { isDirty } = form.formState;
  const saving = useSaving({
    form,
    fields,
    save: async (input) =>
      (await calls.update<AdminAppointment>(resource, { id, data: input, previousData: appointment })).data,
    onFailure: ({ status: refused, body, message, freeTimes: free }) => {
      if (refused === 409) setFreeTimes(free);
      if (Object.keys(body.errors).length === 0)
        form.setError('appointmentTime', { type: 'server', message }, { shouldFocus: true });
    },
  });

  async function save() {
    setFreeTimes(undefined);
    if (isMove && !isDirty) {
      form.setError('appointmentTime', { message: 'It’s at this time already.' }, { shouldFocus: true });
      return;
    }
    const saved = await saving.submit();
    if (!saved) return;
    toast({
      title: isMove ? 'Appointment moved' : 'Appointment reopened',
      description: `${clientOf(saved)} comes on ${dayAndTimeOf(saved)}.`,
    });
    await queries.invalidateQueries({ queryKey: [resource] });
  }

  function take(time: string) {
    form.setValue('appointmentTime', fieldTime(time), { shouldDirty: true });
    form.clearErrors('appointmentTime');
    setFreeTimes(undefined);
    form.setFocus('appointmentTime');
  }

  const field = fieldProps(form);
  const forget = { onChange: () => setFreeTimes(undefined) };
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
      {status !== 'no-show' && <p className={styles.hint}>Your client gets an email with the new time.</p>}
      <div className={styles.fields}>
        <TextField label="Date" type="date" {...field('appointmentDate', forget)} />
        <TextField label="Time" type="time" {...field('appointmentTime', forget)} />
        <TextField label="Minutes" inputMode="numeric" autoComplete="off" {...field('minutes', forget)} />
      </div>
      <div role="status">
        {freeTimes && (
          <div className={styles.free}>
            <p>{freeTimes.length > 0 ? 'Free on this day:' : 'Nothing else is free on this day.'}</p>
            {freeTimes.map((time) => (
              <Button key={time} variant="secondary" size="small" onClick={() => take(time)}>
                {time}
              </Button>
            ))}
          </div>
        )}
      </div>
      <Button type="submit" variant="secondary" busy={saving.isSaving && 'Saving…'}>
        {isMove ? 'Move appointment' : 'Reopen at this time'}
      </Button>
      {saving.isSignedOut && (
        <p role="alert">You’re no longer signed in. Log in in a new tab, then try again here.</p>
      )}
    </form>
  );
}
