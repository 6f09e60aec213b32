import { to24Hour } from '@practice/contract/time';
import { TextField } from '@practice/ui/Field';
import { useFormContext } from 'react-hook-form';
import { fieldProps } from '../form/fields.ts';
import styles from './AppointmentForm.module.css';
import type { TimeFields } from './appointment-fields.ts';
import { FreeTimes } from './FreeTimes.tsx';

/** Date, time and length. The practice's free times of the day can be chosen; every other time can be typed. */
export function TimeInputs() {
  const form = useFormContext<TimeFields>();
  const field = fieldProps(form);
  const [date, time] = form.watch(['appointmentDate', 'appointmentTime']);
  // What was taken then may be free at another day or length.
  const isAnotherTime = () => {
    if (form.formState.errors.appointmentTime?.type === 'server') form.clearErrors('appointmentTime');
  };
  return (
    <div className={styles.when}>
      <div className={styles.time}>
        <TextField label="Date" type="date" {...field('appointmentDate', { onChange: isAnotherTime })} />
        <TextField label="Time" type="time" {...field('appointmentTime')} />
        <TextField
          label="Minutes"
          inputMode="numeric"
          autoComplete="off"
          {...field('minutes', { onChange: isAnotherTime })}
        />
      </div>
      <FreeTimes
        date={date}
        time={time}
        onTake={(taken) => {
          form.setValue('appointmentTime', to24Hour(taken), { shouldDirty: true, shouldTouch: true });
          form.clearErrors('appointmentTime');
        }}
      />
    </div>
  );
}
