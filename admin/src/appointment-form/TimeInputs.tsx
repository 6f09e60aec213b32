import { to12Hour, to24Hour } from '@practice/contract/time';
import { Button } from '@practice/ui/Button';
import { TextField } from '@practice/ui/Field';
import type { FieldProps } from '@practice/ui/form/useContractForm';
import styles from './AppointmentForm.module.css';
import type { TimeFields } from './appointment-fields.ts';
import { useFreeTimes } from './useFreeTimes.ts';

export interface FormWithTime {
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

export function TimeInputs({ form }: { form: FormWithTime }) {
  const [date = '', time = ''] = form.watch(['appointmentDate', 'appointmentTime']);
  const { data: times, error, isDay, refetch } = useFreeTimes(date);
  const chosen = to12Hour(time);

  // A taken time may be free on another day or for another length.
  const onChange = () => {
    if (form.formState.errors.appointmentTime?.type === 'server') form.clearErrors('appointmentTime');
  };

  function choose(free: string) {
    form.setValue('appointmentTime', to24Hour(free), { shouldDirty: true, shouldTouch: true });
    form.clearErrors('appointmentTime');
  }

  return (
    <div className="stack">
      <div className={`stack ${styles.time}`}>
        <TextField {...form.field('appointmentDate', { onChange })} type="date" />
        <TextField {...form.field('appointmentTime')} type="time" />
        <TextField {...form.field('minutes', { onChange })} inputMode="numeric" autoComplete="off" />
      </div>
      <div className="cluster gap-2">
        <p className="full-width text-sm text-soft" role="status">
          {!isDay && 'Pick a date to see open times.'}
          {isDay && !times && !error && 'Looking up open times…'}
          {isDay && error && `We couldn’t load the open times. ${error.message}`}
          {times && (times.length > 0 ? 'Open times:' : 'No open times that day. ')}
          {times?.length === 0 && 'You can still enter any other time.'}
        </p>
        {isDay && error && (
          <Button variant="secondary" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        )}
        {times?.map((free) => (
          <Button
            key={free}
            variant={free === chosen ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={free === chosen}
            onClick={() => choose(free)}
          >
            {free}
          </Button>
        ))}
      </div>
    </div>
  );
}
