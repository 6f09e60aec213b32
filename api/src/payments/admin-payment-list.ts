import { practiceDay } from '@practice/contract/format';
import {
  adminPaymentFilter,
  adminPaymentSorts,
  cardName,
  centsOf,
  isPaid,
  type PaymentSummary,
  paymentLabel,
  receiptNumber,
} from '@practice/contract/payments';
import type { DataSource } from 'typeorm';
import { before, equals, matchesText, oneOf, since } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { asAdmin, List, type QueryOf, type RowOf } from '../lists/list.ts';
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
    'amount',
    'refundedAmount',
    'lostAmount',
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
    // A guest's payment counts when it is paid, because an unpaid one may contain anyone's address.
    userId: (id, name) => ({
      sql: `payment.userId = :${name}
            OR payment.userId IS NULL AND payment.isGuest AND payment.paymentDate IS NOT NULL
               AND lower(payment.customerEmail) = (SELECT lower(email) FROM users WHERE id = :${name})`,
      parameters: { [name]: id },
    }),
    createdFrom: since('payment.createdAt'),
    createdTo: before('payment.createdAt'),
  },
  visible: { toAdmins: 'payment.stripePaymentIntentId IS NOT NULL' },
});

type Row = RowOf<typeof paymentList>;

export function adminPayment(row: Row) {
  return {
    ...row,
    amount: Number(row.amount),
    refundedAmount: Number(row.refundedAmount),
    lostAmount: Number(row.lostAmount),
  };
}

export const paymentCsv: CsvColumns<Row> = {
  Receipt: ({ id, status }) => (isPaid(status) ? receiptNumber(id) : ''),
  Created: ({ createdAt }) => practiceDay(createdAt),
  Paid: ({ paymentDate }) => paymentDate && practiceDay(paymentDate),
  Name: (payment) => payment.customerName,
  Email: (payment) => payment.customerEmail,
  Company: (payment) => payment.company,
  Service: (payment) => payment.serviceType,
  Card: cardName,
  Amount: (payment) => payment.amount,
  Refunded: (payment) => payment.refundedAmount,
  'Lost in a dispute': (payment) => payment.lostAmount,
  Net: ({ status, amount, refundedAmount, lostAmount }) =>
    netOf({
      paid: isPaid(status) ? Number(amount) : 0,
      refunded: Number(refundedAmount),
      lost: Number(lostAmount),
    }).toFixed(2),
  Status: ({ status }) => paymentLabel(status).text,
  'Stripe payment': (payment) => payment.stripePaymentIntentId,
};

function netOf({ paid, refunded, lost }: Omit<PaymentSummary, 'net'>): number {
  return (centsOf(paid) - centsOf(refunded) - centsOf(lost)) / 100;
}

/** A payment in dispute counts as paid until the dispute is lost. */
export async function paymentSums(
  database: DataSource,
  query: QueryOf<typeof paymentList>,
): Promise<PaymentSummary> {
  const sums = await paymentList
    .matching(database, query.filter, asAdmin)
    .select('sum(payment.amount) FILTER (WHERE payment.paymentDate IS NOT NULL)', 'paid')
    .addSelect('sum(payment.refundedAmount)', 'refunded')
    .addSelect('sum(payment.lostAmount)', 'lost')
    .getRawOne<Record<'paid' | 'refunded' | 'lost', string | null>>();
  const { paid, refunded, lost } = { ...sums };
  const totals = { paid: Number(paid ?? 0), refunded: Number(refunded ?? 0), lost: Number(lost ?? 0) };
  return { ...totals, net: netOf(totals) };
}
