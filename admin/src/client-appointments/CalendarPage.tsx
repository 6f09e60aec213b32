import { practiceDay } from '@practice/contract/format';
import { isCalendarDay } from '@practice/contract/time';
import { useIsWide } from '@practice/ui/useIsWide';
import { CreateButton } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useRefresh } from '../layout/useRefresh.ts';
import { AppointmentDialog, HoursLink, ViewSwitch } from './AppointmentList.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';
import type { Range } from './week.ts';

export function CalendarPage() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide('48rem');
  const range: Range = isWide && search.get('range') !== 'day' ? 'week' : 'day';
  const wanted = search.get('day') ?? '';
  const day = isCalendarDay(wanted) ? wanted : practiceDay();
  const newAt = new URLSearchParams(range === 'day' ? { day, range } : { week: day });
  useRefresh(id !== undefined);
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
      <WeekCalendar
        key={String(isWide)}
        day={day}
        range={range}
        ranges={isWide ? 'timeGridDay,timeGridWeek' : ''}
        onShow={(shown) => setSearch({ ...shown }, { replace: true })}
      />
      {id && <AppointmentDialog />}
    </>
  );
}
