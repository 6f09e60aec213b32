import { calendar } from '@practice/contract/routes';
import { useQueryToEdit } from '../form/EditPage.tsx';
import { LoadError } from '../layout/LoadError.tsx';
import { LoadingBlocks } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { ClosedDays } from './ClosedDays.tsx';
import { HoursForm } from './HoursForm.tsx';
import styles from './HoursPage.module.css';

export function HoursPage() {
  const { data, error, refetch } = useQueryToEdit(['calendar'], (calls) => calls.call(calendar.settings));
  return (
    <Page
      title="Hours & closed days"
      back={{ to: '/client-appointments', label: 'All appointments' }}
      lead="When clients can book on their own. You can schedule any time yourself."
    >
      {error && <LoadError heading="We couldn’t load the hours" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingBlocks className="stack gap-5 form-width" heights={['22rem', '14rem']} />}
      {data && (
        <div className={`columns align-start ${styles.columns}`}>
          <HoursForm loaded={data} />
          <ClosedDays />
        </div>
      )}
    </Page>
  );
}
