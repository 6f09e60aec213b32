import type { Alert } from '@practice/contract/alerts';
import { dayAndTime } from '@practice/contract/format';
import { alerts } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { toast } from '@practice/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallError, PracticeDataProvider } from '../dataProvider.ts';
import { reportFailure } from '../layout/report-failure.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import styles from './NeedsAttention.module.css';

const headingId = 'needs-attention-heading';

/** What does not work outside of the product. Nothing at all while everything works. */
export function NeedsAttention() {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const { data, error, refetch } = useQuery<Alert[], CallError>({
    queryKey: ['alerts'],
    queryFn: () => dataProvider.call(alerts.list),
  });
  if (!error && !data?.length) return null;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>Needs attention</h2>
      {error && (
        <div className={styles.row} role="alert">
          <p>We couldn’t check whether everything works. {error.message}</p>
          <Button variant="secondary" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((alert) => (
            <li key={alert.id} className={styles.row}>
              <div>
                <p>{alert.message}</p>
                <small>{since(alert)}</small>
              </div>
              <ActionButton
                resource="alerts"
                label="Dismiss"
                fullLabel={`Dismiss: ${alert.message}`}
                variant="secondary"
                size="small"
                run={async () => {
                  await dataProvider.call(alerts.dismiss, alert.id);
                  toast({
                    title: 'Dismissed',
                    description: 'If it happens again, you’ll see it here again.',
                  });
                }}
                onError={(failure) => reportFailure('Not dismissed', failure)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function since({ count, firstAt, lastAt }: Alert): string {
  if (count === 1) return dayAndTime(firstAt);
  return `${count} times · First: ${dayAndTime(firstAt)} · Last: ${dayAndTime(lastAt)}`;
}
