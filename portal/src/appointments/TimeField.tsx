import { weekdayAndDay } from '@practice/contract/format';
import { zoneName } from '@practice/contract/visit';
import { Button } from '@practice/ui/Button';
import { Skeleton } from '@practice/ui/Skeleton';
import type { ReactNode } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import styles from './TimeField.module.css';

interface TimeFieldProps {
  label: string;
  date: string;
  value: string;
  /** Undefined while loading. */
  times: string[] | undefined;
  loadError: unknown;
  error: string | undefined;
  onChange: (time: string) => void;
  onRetry: () => void;
}

/** The free times of the chosen day, in the practice's time zone. */
export function TimeField(props: TimeFieldProps) {
  const { label, date, value, times, loadError, error, onChange, onRetry } = props;

  function content(): ReactNode {
    if (!date) return null;
    if (!times && loadError) {
      return (
        <p className="text-sm text-soft leading-snug" role="alert">
          We couldn’t load the times of this day.{' '}
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        </p>
      );
    }
    if (times?.length === 0) return <p>Nothing’s open that day anymore. Please choose another one.</p>;
    return (
      <div className={styles.times}>
        {times
          ? times.map((time) => (
              <label key={time} className={`option ${styles.time}`}>
                <input
                  type="radio"
                  name="appointmentTime"
                  value={time}
                  checked={time === value}
                  aria-describedby={error ? 'appointmentTime-error' : undefined}
                  onChange={() => onChange(time)}
                />
                {time}
              </label>
            ))
          : [1, 2, 3, 4].map((each) => <Skeleton key={each} style={{ blockSize: '2.75rem' }} />)}
      </div>
    );
  }

  return (
    <ChoiceGroup id="appointmentTime" label={label} note={zoneName} error={error}>
      <p className="text-sm text-soft leading-snug" role="status">
        {date ? `Open times on ${weekdayAndDay(date)}` : 'Choose a day to see its open times.'}
      </p>
      {content()}
    </ChoiceGroup>
  );
}
