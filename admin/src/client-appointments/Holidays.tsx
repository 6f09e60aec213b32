import { dayInSentence, practiceDay } from '@practice/contract/format';
import type { DayRange } from '@practice/contract/practice-time';
import { calendar } from '@practice/contract/routes';
import { ActionButton } from '../list/ActionButton.tsx';
import styles from './HoursPage.module.css';
import { useHolidays } from './useHolidays.ts';

export function Holidays(days: DayRange) {
  const ahead = useHolidays(days).holidays?.filter(({ day }) => day >= practiceDay()) ?? [];
  if (ahead.length === 0) return null;
  return (
    <ul className={`mb-4 nowrap ${styles.closures}`} aria-label="Holidays">
      {ahead.map(({ day, name, isOpen }) => {
        const label = isOpen ? 'Close this day' : 'Open this day';
        return (
          <li key={day} className="cluster between one-row gap-4 line-above break-anywhere">
            <div>
              <strong className="block">{name}</strong>
              <small className="block text-soft">
                {dayInSentence(day)} · {isOpen ? 'Open' : 'Closed'}
              </small>
            </div>
            <ActionButton
              label={label}
              fullLabel={`${label}: ${name}, ${dayInSentence(day)}`}
              variant="quiet"
              size="small"
              run={(calls) => calls.call(calendar.setHoliday, { day, isOpen: !isOpen })}
              done={{
                title: isOpen ? 'Closed' : 'Opened',
                description: `Clients ${isOpen ? 'can’t book this day' : 'can book this day within your hours and booking rules'}.`,
              }}
              failed={isOpen ? 'Not closed' : 'Not opened'}
            />
          </li>
        );
      })}
    </ul>
  );
}
