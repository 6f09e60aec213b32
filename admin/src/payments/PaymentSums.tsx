import { Box, Skeleton, Typography } from '@mui/material';
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
    query: { filter: filterValues },
  });
  if (!total) return null;
  if (error) {
    return <RetryMessage onRetry={refetch}>We couldn’t load the totals. {error.message}</RetryMessage>;
  }
  return (
    <Box component="dl" className="cluster wide-gap" sx={{ p: 2 }} aria-busy={!data}>
      {sums.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <Typography component="dd" sx={{ minWidth: '5rem', fontWeight: 600 }}>
            {data ? dollars(data[name]) : <Skeleton />}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
