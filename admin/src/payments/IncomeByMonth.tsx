import { dollars, monthAndYear } from '@practice/contract/format';
import { adminPayments } from '@practice/contract/routes';
import { Skeleton } from '@practice/ui/Skeleton';
import { RetryMessage } from '../layout/LoadError.tsx';
import { useCall } from '../layout/useCall.ts';
import styles from './IncomeByMonth.module.css';

const headingId = 'income-heading';

export function IncomeByMonth() {
  const { data, error, refetch } = useCall(['payments', 'income'], adminPayments.income);
  const highest = Math.max(1, ...(data ?? []).map(({ net }) => net));
  return (
    <section className="box stack panel-row" aria-labelledby={headingId} aria-busy={!data && !error}>
      <h2 id={headingId}>Income by month</h2>
      {error && <RetryMessage onRetry={refetch}>{error.message}</RetryMessage>}
      {!data && !error && <Skeleton />}
      {data && (
        <table className={`full-width text-sm ${styles.table}`} aria-labelledby={headingId}>
          <thead className="text-xs text-soft">
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Refunded or lost</th>
              <th scope="col">Net</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.toReversed().map(({ month, refunded, lost, net }) => (
              <tr key={month}>
                <th scope="row">{monthAndYear(`${month}-01`)}</th>
                <td>{refunded + lost > 0 ? dollars(refunded + lost) : '–'}</td>
                <td>{dollars(net)}</td>
                <td aria-hidden="true">
                  <div className={styles.bar} style={{ width: `${(net / highest) * 100}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
