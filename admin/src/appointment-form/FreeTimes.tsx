import { to12Hour } from '@practice/contract/time';
import { Button } from '@practice/ui/Button';
import styles from './AppointmentForm.module.css';
import { useFreeTimes } from './useFreeTimes.ts';

interface FreeTimesProps {
  /** yyyy-MM-dd, or nothing yet. */
  date: string;
  /** The chosen one, as the browser's field has it. */
  time: string;
  onTake: (time: string) => void;
}

/** The times that clients could book on the day, as buttons. */
export function FreeTimes({ date, time, onTake }: FreeTimesProps) {
  const { data: times, error, isDay, refetch } = useFreeTimes(date);
  const chosen = to12Hour(time);
  return (
    <div className={`cluster gap-2 ${styles.free}`}>
      <p role="status">
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
          onClick={() => onTake(free)}
        >
          {free}
        </Button>
      ))}
    </div>
  );
}
