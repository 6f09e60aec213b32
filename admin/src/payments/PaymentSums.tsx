import { Skeleton } from '@mui/material';
import { dollars } from '@practice/contract/format';
import { adminPayments } from '@practice/contract/routes';
import { useListContext } from 'react-admin';
import { RetryMessage } from '../layout/LoadError.tsx';
import { useCall } from '../layout/useCall.ts';

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
    return <RetryMessage onRetry={refetch}>We couldn’t load the totals. {error.message}</RetryMessage>;
  }
  return (
    <dl className="cluster padded-4 wide-gap" aria-busy={!data}>
      {sums.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="text-semibold">{data ? dollars(data[name]) : <Skeleton width="5rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}
