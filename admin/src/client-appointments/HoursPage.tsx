import type { CalendarSettings } from '@practice/contract/calendar';
import { calendar } from '@practice/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { type CallError, useCalls } from '../dataProvider.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { Loading } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ClosedDays } from './ClosedDays.tsx';
import { HoursForm, settingsToEdit } from './HoursForm.tsx';
import styles from './HoursPage.module.css';

export function HoursPage() {
  const calls = useCalls();
  const { data, error, refetch } = useQuery<CalendarSettings, CallError>({
    queryKey: settingsToEdit,
    queryFn: () => calls.call(calendar.settings),
    // Loaded once: what was typed must not be replaced.
    staleTime: 'static',
    gcTime: 0,
  });
  return (
    <>
      <PageTitle
        title="Hours & closed days"
        back={{ to: '/client-appointments', label: 'All appointments' }}
        lead="When clients can book on their own. You can schedule any time yourself."
      />
      {error && <LoadError heading="We couldn’t load the hours" error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <div className={`columns align-start ${styles.columns}`}>
          <HoursForm settings={data} />
          <ClosedDays />
        </div>
      )}
    </>
  );
}
