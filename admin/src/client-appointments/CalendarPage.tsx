import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { practiceDay } from '@practice/contract/format';
import { isCalendarDay } from '@practice/contract/time';
import { useIsWide } from '@practice/ui/useIsWide';
import { CreateButton } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { Loading } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useRefresh } from '../layout/useRefresh.ts';
import { usePractitioners } from '../practitioner-field/WithInput.tsx';
import { useSession } from '../session/Session.tsx';
import { AppointmentDialog, HoursLink, ViewSwitch } from './AppointmentList.tsx';
import { shortNames } from './lanes.ts';
import { WeekCalendar } from './WeekCalendar.tsx';
import type { Range } from './week.ts';

export function CalendarPage() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide('48rem');
  const range: Range = isWide && search.get('range') !== 'day' ? 'week' : 'day';
  const wanted = search.get('day') ?? '';
  const day = isCalendarDay(wanted) ? wanted : practiceDay();
  const { data: practitioners = [], isFetched } = usePractitioners();
  const me = useSession().id;
  const isShared = practitioners.length > 1;
  const asked = practitioners.find((one) => String(one.id) === search.get('practitioner'));
  const own = practitioners.find(({ userId }) => userId === me) ?? practitioners[0];
  // A phone has room for only one practitioner.
  const only = isShared ? (asked ?? (isWide ? undefined : own))?.id : undefined;
  const newAt = new URLSearchParams({
    ...(range === 'day' ? { day, range } : { week: day }),
    ...(only && { only: String(only) }),
  });
  const show = (shown: Record<string, string>) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...shown }), { replace: true });
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
      {isShared && (
        <ToggleButtonGroup
          exclusive
          size="small"
          className="mb-4"
          aria-label="Whose appointments"
          value={only ?? 0}
          onChange={(_, chosen: number | null) => chosen !== null && show({ practitioner: String(chosen) })}
        >
          {isWide && <ToggleButton value={0}>All</ToggleButton>}
          {shortNames(practitioners).map((name, at) => (
            <ToggleButton key={practitioners[at]?.id} value={practitioners[at]?.id ?? 0}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {isFetched ? (
        <WeekCalendar
          key={String(isWide)}
          day={day}
          range={range}
          ranges={isWide ? 'timeGridDay,timeGridWeek' : ''}
          practitionerId={only}
          onShow={(shown) => show({ ...shown })}
        />
      ) : (
        <Loading />
      )}
      {id && <AppointmentDialog />}
    </>
  );
}
