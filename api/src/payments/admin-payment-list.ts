import { practiceDay } from '@practice/contract/format';
import { decimalOf } from '@practice/contract/money';
import {
  adminPaymentFilter,
  adminPaymentSorts,
  cardName,
  isPaid,
  type PaymentSummary,
  paymentLabel,
  receiptNumber,
} from '@practice/contract/payments';
import type { DataSource } from 'typeorm';
import { sumsOfPayments } from '../database/sql/income.ts';
import { before, equals, matchesText, oneOf, since } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { asStaff, List, type QueryOf, type RowOf } from '../lists/list.ts';
import { Payment } from './payment.entity.ts';

const receipt = `concat('OT-', lpad(payment.id::text, greatest(6, length(payment.id::text)), '0'))`;

export const paymentList = new List({
  name: 'payments',
  entity: Payment,
  as: 'payment',
  columns: [
    'id',
    'userId',
    'stripePaymentIntentId',
    'amountCents',
    'refundedCents',
    'lostCents',
    'currency',
    'status',
    'serviceType',
    'packageId',
    'visitsLeft',
    'description',
    'customerEmail',
    'customerName',
    'company',
    'cardBrand',
    'cardLast4',
    'paymentDate',
    'createdAt',
  ],
  unknown: 'There is no payment with this number.',
  sorts: adminPaymentSorts,
  sortBy: { amount: 'payment.amountCents', refundedAmount: 'payment.refundedCents' },
  filter: adminPaymentFilter,
  filters: {
    q: matchesText(
      'payment.customerName',
      'payment.company',
      'payment.customerEmail',
      receipt,
      'payment.serviceType',
    ),
    id: oneOf('payment.id'),
    status: oneOf('payment.status'),
    packageId: equals('payment.packageId'),
    // A guest's payment counts once it is paid, because an unpaid one may have anyone's address.
    userId: (id, name) => ({
      sql: `payment.userId = :${name}
            OR payment.userId IS NULL AND payment.isGuest AND payment.paymentDate IS NOT NULL
               AND lower(payment.customerEmail) = (SELECT lower(email) FROM users WHERE id = :${name})`,
      parameters: { [name]: id },
    }),
    createdFrom: since('payment.createdAt'),
    createdTo: before('payment.createdAt'),
  },
  visible: { toStaff: 'payment.stripePaymentIntentId IS NOT NULL' },
});

type Row = RowOf<typeof paymentList>;

export const paymentCsv: CsvColumns<Row> = {
  Receipt: ({ id, status }) => (isPaid(status) ? receiptNumber(id) : ''),
  Created: ({ createdAt }) => practiceDay(createdAt),
  Paid: ({ paymentDate }) => paymentDate && practiceDay(paymentDate),
  Name: (payment) => payment.customerName,
  Email: (payment) => payment.customerEmail,
  Company: (payment) => payment.company,
  Service: (payment) => payment.serviceType,
  Card: cardName,
  Amount: ({ amountCents }) => decimalOf(amountCents),
  Refunded: ({ refundedCents }) => decimalOf(refundedCents),
  'Lost in a dispute': ({ lostCents }) => decimalOf(lostCents),
  Net: ({ status, amountCents, refundedCents, lostCents }) =>
    decimalOf((isPaid(status) ? amountCents : 0) - refundedCents - lostCents),
  Status: ({ status }) => paymentLabel(status).text,
  'Stripe payment': (payment) => payment.stripePaymentIntentId,
};

export async function paymentSums(
  database: DataSource,
  { filter }: QueryOf<typeof paymentList>,
): Promise<PaymentSummary> {
  const sums = paymentList.matching(database, filter, asStaff).select(sumsOfPayments);
  return { paid: 0, refunded: 0, lost: 0, net: 0, ...(await sums.getRawOne<PaymentSummary>()) };
}
