import { dollars } from '@practice/contract/format';
import { adminPayments } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { Skeleton } from '@practice/ui/Skeleton';
import { useListContext } from 'react-admin';
import { useCall } from '../layout/useCall.ts';
import styles from './Payments.module.css';

const sums = [
  { name: 'paid', label: 'Paid' },
  { name: 'refunded', label: 'Refunded' },
  { name: 'lost', label: 'Lost in disputes' },
  { name: 'net', label: 'Net' },
] as const;

export function PaymentSums() {
  const { filterValues, total } = useListContext();
  const { data, error, refetch } = useCall(['payments', 'summary', filterValues], adminPayments.summary, {
    filter: filterValues,
  });
  if (!total) return null;
  if (error) {
    return (
      <p role="alert">
        We couldn’t load the totals. {error.message}{' '}
        <Button variant="quiet" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <dl className={`cluster mb-4 ${styles.sums}`} aria-busy={!data}>
      {sums.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="text-semibold">{data ? dollars(data[name]) : <Skeleton />}</dd>
        </div>
      ))}
    </dl>
  );
}
