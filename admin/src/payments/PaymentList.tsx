import { dollars, tableDate } from '@practice/contract/format';
import { packages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import {
  type adminPaymentSorts,
  paymentLabel,
  paymentStatuses,
  receiptNumber,
} from '@practice/contract/payments';
import { endOfDay, startOfDay } from '@practice/contract/practice-time';
import { ButtonLink } from '@practice/ui/Button';
import { PaymentBadge } from '../badges/PaymentBadge.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListSection } from '../list/list-section.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PaymentSums } from './PaymentSums.tsx';
import { buyerOf, type PaymentRow } from './payment-row.ts';

const section: ListSection<PaymentRow, (typeof adminPaymentSorts)[number]> = {
  resource: 'payments',
  title: 'Payments',
  lead: 'Package sales on the website. Unfinished checkouts are under Pending.',
  name: 'Payments',
  noun: ['payment', 'payments'],
  nameOf: (payment) => `${receiptNumber(payment.id)}, ${buyerOf(payment)}`,
  search: 'Name, email, receipt or package',
  filters: [
    {
      name: 'status',
      label: 'State',
      options: paymentStatuses.map((value) => ({ value, label: stateLabel(value) })),
      all: 'All states',
    },
    {
      name: 'serviceType',
      label: 'Package',
      options: packages.map(({ title }) => ({ value: title, label: title })),
      all: 'All packages',
    },
    { name: 'createdFrom', label: 'From', instantOf: startOfDay },
    { name: 'createdTo', label: 'To', instantOf: endOfDay },
  ],
  orders: [
    { label: 'Newest first', field: 'createdAt', order: 'DESC' },
    { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
    { label: 'Name', field: 'customerName', order: 'ASC' },
    { label: 'Highest amount', field: 'amount', order: 'DESC' },
    { label: 'State', field: 'status', order: 'ASC' },
  ],
  summary: <PaymentSums />,
  columns: [
    { label: 'Number', sort: 'id', width: '7rem', cell: ({ id }) => receiptNumber(id) },
    { label: 'Date', sort: 'createdAt', width: '7.5rem', cell: ({ createdAt }) => tableDate(createdAt) },
    { label: 'Buyer', sort: 'customerName', cell: buyerOf },
    { label: 'Package', sort: 'serviceType', cell: ({ serviceType }) => serviceType },
    { label: 'Amount', sort: 'amount', width: '7rem', cell: ({ amount }) => dollars(amount) },
    {
      label: 'Refunded',
      sort: 'refundedAmount',
      width: '7.5rem',
      cell: ({ refundedAmount }) => (refundedAmount > 0 ? dollars(refundedAmount) : '–'),
    },
    { label: 'State', sort: 'status', width: '9.5rem', cell: badgeOf },
  ],
  card: (payment) => ({
    title: buyerOf(payment),
    aside: badgeOf(payment),
    text: (
      <>
        <p>{payment.serviceType}</p>
        <p>
          {dollars(payment.amount)}
          {payment.refundedAmount > 0 && `, ${dollars(payment.refundedAmount)} refunded`}
          {payment.lostAmount > 0 && `, ${dollars(payment.lostAmount)} lost in a dispute`}
        </p>
        <p>{receiptNumber(payment.id)}</p>
      </>
    ),
    foot: tableDate(payment.createdAt),
  }),
  dialog: {
    title: (payment) => receiptNumber(payment.id),
    aside: badgeOf,
    body: (payment) => <PaymentDetails payment={payment} />,
  },
  empty: {
    title: 'No Payments Yet',
    drawing: 'M20 76V30h80v46M20 44h80M30 60h20M60 22a14 14 0 0 1 28 0M92 16l4-4',
    text: 'When someone buys a package on the website, the payment appears here.',
    action: (
      <ButtonLink variant="secondary" href={paths.services}>
        See the services page
      </ButtonLink>
    ),
  },
};

export const PaymentList = () => <ListPage section={section} />;

function badgeOf({ status }: PaymentRow) {
  return <PaymentBadge status={status} />;
}

function stateLabel(status: (typeof paymentStatuses)[number]): string {
  return status === 'processing' ? 'Pending at the bank' : paymentLabel(status).text;
}
