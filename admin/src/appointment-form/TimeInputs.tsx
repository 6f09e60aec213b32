import { to24Hour } from '@practice/contract/time';
import { TextField } from '@practice/ui/Field';
import type { FieldProps } from '@practice/ui/form/useContractForm';
import styles from './AppointmentForm.module.css';
import type { TimeFields } from './appointment-fields.ts';
import { FreeTimes } from './FreeTimes.tsx';

/** The part of a form with a time that its inputs use. */
export interface TimeForm {
  field: (name: keyof TimeFields, options?: { onChange: () => void }) => FieldProps;
  watch: (names: ['appointmentDate', 'appointmentTime']) => string[];
  formState: { errors: { appointmentTime?: { type: unknown } } };
  clearErrors: (name: 'appointmentTime') => void;
  setValue: (
    name: 'appointmentTime',
    value: string,
    options: { shouldDirty: boolean; shouldTouch: boolean },
  ) => void;
}

/** Date, time and length. The practice's free times of the day can be chosen; every other time can be typed. */
export function TimeInputs({ form }: { form: TimeForm }) {
  const [date = '', time = ''] = form.watch(['appointmentDate', 'appointmentTime']);
  // What was taken may be free on another day or for another length.
  const onChange = () => {
    if (form.formState.errors.appointmentTime?.type === 'server') form.clearErrors('appointmentTime');
  };
  return (
    <div className="stack">
      <div className={styles.time}>
        <TextField {...form.field('appointmentDate', { onChange })} type="date" />
        <TextField {...form.field('appointmentTime')} type="time" />
        <TextField {...form.field('minutes', { onChange })} inputMode="numeric" autoComplete="off" />
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
