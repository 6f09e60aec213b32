import { Box, Skeleton } from '@mui/material';
import { endOfDay, startOfDay } from '@practice/contract/clock';
import { dollars, tableDate } from '@practice/contract/format';
import { paymentLabel, paymentStatuses, receiptNumber } from '@practice/contract/payments';
import { adminPayments, services } from '@practice/contract/routes';
import { DataTable, useListContext } from 'react-admin';
import { PaymentBadge } from '../badges/Badges.tsx';
import { useCall } from '../dataProvider.ts';
import { RetryMessage } from '../layout/Loading.tsx';
import { ChoiceInput, choice, day, search } from '../list/filters.tsx';
import { RecordList, ViewDetails } from '../list/RecordList.tsx';
import { ShowDialog } from '../list/ShowDialog.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { buyerOf, type PaymentRow } from './payment-row.ts';

const states = paymentStatuses.map((value) => ({
  value,
  label: value === 'processing' ? 'Pending at the bank' : paymentLabel(value).text,
}));
const filters = [
  search('Name, email, receipt or package'),
  choice('status', { label: 'State', emptyText: 'All states', choices: states }),
  <PackageInput key="packageId" source="packageId" />,
  day('createdFrom', 'From', startOfDay),
  day('createdTo', 'To', endOfDay),
];

const Column = DataTable.Col<PaymentRow>;

export const PaymentList = () => (
  <>
    <RecordList<PaymentRow>
      title="Payments"
      lead="Package sales on the website. Unfinished checkouts are under Pending."
      sorts={['createdAt', 'customerName', 'amount']}
      filters={filters}
      empty={{
        title: 'No Payments Yet',
        text: 'When someone buys a package on the website, the payment appears here.',
      }}
      above={<PaymentSums />}
      primaryText={buyerOf}
      secondaryText={(row) => `${row.serviceType} · ${receiptNumber(row.id)} · ${tableDate(row.createdAt)}`}
      tertiaryText={(payment) => (
        <>
          {dollars(payment.amount)} {badgeOf(payment)}
        </>
      )}
    >
      <Column source="id" label="Number" render={({ id }) => receiptNumber(id)} />
      <Column source="createdAt" label="Date" render={({ createdAt }) => tableDate(createdAt)} />
      <Column source="customerName" label="Buyer" render={buyerOf} />
      <Column source="serviceType" label="Package" />
      <Column source="amount" render={({ amount }) => dollars(amount)} />
      <Column source="refundedAmount" label="Refunded" render={refundedOf} />
      <Column source="status" label="State" render={badgeOf} />
      <Column label="Actions" field={ViewDetails} />
    </RecordList>
    <ShowDialog<PaymentRow> noun="payment" title={({ id }) => receiptNumber(id)} aside={badgeOf}>
      {(payment) => <PaymentDetails payment={payment} />}
    </ShowDialog>
  </>
);

function PackageInput(props: { source: string }) {
  const { data } = useCall(['practice'], services.practice);
  const choices = data?.packages.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  return <ChoiceInput {...props} emptyText="All packages" choices={choices} />;
}

const badgeOf = ({ status }: PaymentRow) => <PaymentBadge status={status} />;
const refundedOf = ({ refundedAmount: sum }: PaymentRow) => (sum > 0 ? dollars(sum) : '–');

function PaymentSums() {
  const { filterValues, total } = useListContext();
  const { data, error, refetch } = useCall(['payments', 'summary', filterValues], adminPayments.summary, {
    query: { filter: filterValues },
  });
  if (!total) return null;
  if (error) {
    return <RetryMessage onRetry={refetch}>We couldn’t load the totals. {error.message}</RetryMessage>;
  }
  const { paid, refunded, lost, net } = data ?? {};
  const sums = { Paid: paid, Refunded: refunded, 'Lost in disputes': lost, Net: net };
  return (
    <Box component="dl" className="cluster gap-5 row-gap-3" sx={{ p: 2 }} aria-busy={!data}>
      {Object.entries(sums).map(([label, sum]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="text-strong">{sum === undefined ? <Skeleton width="5rem" /> : dollars(sum)}</dd>
        </div>
      ))}
    </Box>
  );
}
