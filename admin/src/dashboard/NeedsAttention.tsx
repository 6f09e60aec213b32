import { dayAndTime } from '@practice/contract/format';
import { alerts } from '@practice/contract/routes';
import type { Alert } from '@practice/contract/routes/alerts';
import { RetryMessage } from '../layout/LoadError.tsx';
import { useCall } from '../layout/useCall.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import styles from './NeedsAttention.module.css';

const headingId = 'needs-attention-heading';

export function NeedsAttention() {
  const { data, error, refetch } = useCall(['alerts'], alerts.list);
  if (!error && !data?.length) return null;
  return (
    <section className={`box mb-5 break-anywhere ${styles.panel}`} aria-labelledby={headingId}>
      <h2 className="panel-row" id={headingId}>
        Needs attention
      </h2>
      {error && (
        <RetryMessage className="cluster between wide-gap panel-row" size="small" onRetry={refetch}>
          We couldn’t check whether everything works. {error.message}
        </RetryMessage>
      )}
      {data && data.length > 0 && (
        <ul className="line-above">
          {data.map((alert) => (
            <li key={alert.id} className="cluster between wide-gap panel-row">
              <div>
                <p className="no-measure">{alert.message}</p>
                <small className="text-soft">{since(alert)}</small>
              </div>
              <ActionButton
                label="Dismiss"
                fullLabel={`Dismiss: ${alert.message}`}
                variant="secondary"
                size="small"
                run={(calls) => calls.call(alerts.dismiss, alert.id)}
                done={{ title: 'Dismissed', description: 'If it happens again, you’ll see it here again.' }}
                failed="Not dismissed"
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
