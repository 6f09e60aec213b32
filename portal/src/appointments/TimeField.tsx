import { weekdayAndDay } from '@practice/contract/format';
import { zoneName } from '@practice/contract/visit';
import { Button } from '@practice/ui/Button';
import { Skeleton } from '@practice/ui/Skeleton';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import styles from './TimeField.module.css';

interface TimeFieldProps {
  label: string;
  date: string;
  value: string;
  /** Undefined while loading. */
  times: string[] | undefined;
  failure: unknown;
  error: string | undefined;
  onChange: (time: string) => void;
  onRetry: () => void;
}

/** The free times of the chosen day, on the practice's clock. */
export function TimeField({ label, date, value, times, failure, error, onChange, onRetry }: TimeFieldProps) {
  return (
    <ChoiceGroup id="appointmentTime" label={label} note={zoneName} error={error}>
      <p className={`text-sm text-soft ${styles.day}`} role="status">
        {date ? `Open times on ${weekdayAndDay(date)}` : 'Choose a day to see its open times.'}
      </p>
      {failure && !times ? (
        <p className={`text-sm text-soft ${styles.day}`} role="alert">
          We couldn’t load the times of this day.{' '}
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        </p>
      ) : null}
      {date && !times && !failure && (
        <div className={styles.times}>
          {[1, 2, 3, 4].map((each) => (
            <Skeleton key={each} className={styles.waiting} />
          ))}
        </div>
      )}
      {times?.length === 0 && <p>Nothing’s open that day anymore. Please choose another one.</p>}
      {times && times.length > 0 && (
        <div className={styles.times}>
          {times.map((time) => (
            <label key={time} className={styles.time}>
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
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
