import { Button, ToggleButton, Typography } from '@mui/material';
import { to12Hour, to24Hour } from '@practice/contract/time';
import { DateInput, NumberInput, TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import styles from './AppointmentForm.module.css';
import { useFreeTimes } from './useFreeTimes.ts';

/** A time such as 9:00 AM. The focus does not find a `TimeInput` with an error, because its ref is not that of the field. */
export const ClockInput = (props: TextInputProps) => (
  <TextInput {...props} type="time" format={(time: string) => time && to24Hour(time)} parse={to12Hour} />
);

export function TimeInputs() {
  const { clearErrors, setValue, watch } = useFormContext();
  const [date, chosen] = watch(['appointmentDate', 'appointmentTime']);
  const { data: times, error, isDay, refetch } = useFreeTimes(date ?? '');
  // A taken time may be free on another day or for another length.
  const forgetRefusal = () => clearErrors('appointmentTime');

  function choose(free: string) {
    setValue('appointmentTime', free, { shouldDirty: true, shouldTouch: true });
    forgetRefusal();
  }

  return (
    <div className="stack full-width">
      <div className={`stack ${styles.time}`}>
        <DateInput source="appointmentDate" label="Date" onChange={forgetRefusal} />
        <ClockInput source="appointmentTime" label="Time" />
        <NumberInput source="minutes" label="Minutes" onChange={forgetRefusal} />
      </div>
      <div className="cluster gap-2">
        <Typography variant="body2" color="textSecondary" className="full-width" role="status">
          {!isDay && 'Pick a date to see open times.'}
          {isDay && !times && !error && 'Looking up open times…'}
          {isDay && error && `We couldn’t load the open times. ${error.message}`}
          {times && (times.length > 0 ? 'Open times:' : 'No open times that day. ')}
          {times?.length === 0 && 'You can still enter any other time.'}
        </Typography>
        {isDay && error && (
          <Button variant="outlined" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        )}
        {times?.map((free) => (
          <ToggleButton
            key={free}
            value={free}
            size="small"
            selected={free === chosen}
            onChange={() => choose(free)}
          >
            {free}
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}
