import { practiceDay, weekdayAndDate } from '@practice/contract/format';
import { holidaysIn } from '@practice/contract/holidays';
import type { DayRange } from '@practice/contract/practice-time';
import { calendar } from '@practice/contract/routes';
import { toast } from '@practice/ui/toast';
import { ActionButton } from '../list/ActionButton.tsx';
import styles from './HoursPage.module.css';
import { useOpenHolidays } from './useOpenHolidays.ts';

/** The holidays ahead among these days. A button opens each for clients, or closes it again. */
export function Holidays({ from, to }: DayRange) {
  const { data: open } = useOpenHolidays();
  const ahead = holidaysIn({ from, to }).filter(({ day }) => day >= practiceDay());
  if (!open || ahead.length === 0) return null;
  return (
    <ul className={styles.closures} aria-label="Holidays">
      {ahead.map(({ day, name }) => {
        const isOpen = open.includes(day);
        const label = isOpen ? 'Close this day' : 'Open this day';
        return (
          <li key={day}>
            <div>
              <strong>{name}</strong>
              <small className="text-soft">
                {weekdayAndDate(day)} · {isOpen ? 'Open' : 'Closed'}
              </small>
            </div>
            <ActionButton
              resource="calendar"
              label={label}
              fullLabel={`${label}: ${name}, ${weekdayAndDate(day)}`}
              variant="quiet"
              size="small"
              run={async (calls) => {
                await calls.call(calendar.setHoliday, { day, isOpen: !isOpen });
                toast(
                  isOpen
                    ? { title: 'Closed', description: 'Clients can’t book this day.' }
                    : {
                        title: 'Opened',
                        description: 'Clients can book this day within your hours and booking rules.',
                      },
                );
              }}
              failed={isOpen ? 'Not closed' : 'Not opened'}
            />
          </li>
        );
      })}
    </ul>
  );
}
