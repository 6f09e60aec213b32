import { practiceDay, shortDate, weekdayAndDate } from '@practice/contract/format';
import { addDays } from '@practice/contract/practice-time';
import { isCalendarDay } from '@practice/contract/time';
import { Button } from '@practice/ui/Button';
import { useIsWide } from '@practice/ui/useIsWide';
import { CreateButton } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { BackIcon, ForwardIcon } from '../layout/icons.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useRefresh } from '../layout/useRefresh.ts';
import { AppointmentDialog, HoursLink } from './AppointmentList.tsx';
import styles from './CalendarPage.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';
import { daysOf, type Range } from './week.ts';

export function CalendarPage() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide('48rem');
  const range: Range = isWide && search.get('range') !== 'day' ? 'week' : 'day';
  const today = practiceDay();
  const wanted = search.get('day') ?? '';
  const day = isCalendarDay(wanted) ? wanted : today;
  const { from, to } = daysOf(day, range);
  // In the week view, no day is chosen, so the form for a new appointment begins without one.
  const newAt = new URLSearchParams(range === 'day' ? { day, range } : { week: day });
  const step = range === 'week' ? 7 : 1;
  useRefresh(id !== undefined);

  function show(changes: { day?: string; range?: Range }) {
    setSearch({ day, range, ...changes }, { replace: true });
  }
  const moveBy = (days: number) => show({ day: addDays(day, days) });
  return (
    <>
      <PageTitle
        title="Appointment Calendar"
        lead="Your appointments week by week. Move one, or pick an open time to book it."
      >
        <HoursLink />
        <CreateButton to={`/client-appointments/new?${newAt}`} label="New appointment" />
      </PageTitle>
      <ViewSwitch />
      <div className={`cluster between wide-gap mb-4 ${styles.toolbar}`}>
        <div className="cluster gap-2">
          <Button variant="secondary" onClick={() => show({ day: today })}>
            Today
          </Button>
          <Button variant="secondary" aria-label={`Previous ${range}`} onClick={() => moveBy(-step)}>
            <BackIcon />
          </Button>
          <Button variant="secondary" aria-label={`Next ${range}`} onClick={() => moveBy(step)}>
            <ForwardIcon />
          </Button>
        </div>
        <h2 aria-live="polite">
          {range === 'week' ? `${shortDate(from)} – ${shortDate(to)}` : weekdayAndDate(day)}
        </h2>
        {isWide && (
          <fieldset className="cluster gap-2">
            <legend className="visually-hidden">Show</legend>
            {(['day', 'week'] as const).map((value) => (
              <Button
                key={value}
                variant={range === value ? 'primary' : 'secondary'}
                aria-pressed={range === value}
                onClick={() => show({ range: value })}
              >
                {value === 'day' ? 'Day' : 'Week'}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <WeekCalendar day={day} range={range} />
      {id && <AppointmentDialog />}
    </>
  );
}
