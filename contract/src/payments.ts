import * as v from 'valibot';
import { money } from './format.ts';
import { idNumber, oneOrMore, searchFilter } from './lists.ts';
import { centsOf, dollarsOf, isWholeCents } from './money.ts';
import { clearableLine, emailAddress, optionalText, requiredLine, singleLine, textLimits } from './text.ts';
import { moment } from './time.ts';

/** A declined card is `failed` until another one succeeds. */
export const paymentStatuses = [
  'pending',
  'processing',
  'failed',
  'succeeded',
  'partially_refunded',
  'refunded',
  'disputed',
  'partially_lost',
  'lost',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const isPaid = (status: PaymentStatus) =>
  paymentStatuses.indexOf(status) >= paymentStatuses.indexOf('succeeded');

export const payableStatuses = ['pending', 'failed'] as const satisfies PaymentStatus[];

export const isPayable = (status: PaymentStatus) => payableStatuses.some((each) => each === status);

interface Label {
  text: string;
  tone: 'success' | 'danger' | 'warning';
}

export function paymentLabel(status: PaymentStatus): Label {
  if (status === 'succeeded') return { text: 'Paid', tone: 'success' };
  if (status === 'failed') return { text: 'Failed', tone: 'danger' };
  if (status === 'refunded') return { text: 'Refunded', tone: 'warning' };
  if (status === 'partially_refunded') return { text: 'Partly refunded', tone: 'warning' };
  if (status === 'disputed') return { text: 'Disputed', tone: 'danger' };
  if (status === 'partially_lost') return { text: 'Dispute partly lost', tone: 'danger' };
  if (status === 'lost') return { text: 'Dispute lost', tone: 'danger' };
  return { text: 'Pending', tone: 'warning' };
}

export function buyersLabel(status: PaymentStatus): Label {
  if (status === 'lost') return paymentLabel('refunded');
  if (status === 'partially_lost') return paymentLabel('partially_refunded');
  return paymentLabel(status === 'disputed' ? 'pending' : status);
}

/** In the order of a dispute at Stripe. An inquiry takes no money. */
export const disputeStates = [
  { value: 'warning_needs_response', label: 'The buyer’s bank asks about it, and needs an answer' },
  { value: 'warning_under_review', label: 'The buyer’s bank asked about it, and has your answer' },
  { value: 'needs_response', label: 'Disputed by the buyer' },
  { value: 'under_review', label: 'Dispute under review' },
  { value: 'warning_closed', label: 'The buyer’s bank asked about it, and took no money' },
  { value: 'prevented', label: 'Dispute prevented' },
  { value: 'lost', label: 'Dispute lost' },
  { value: 'appeal_needs_response', label: 'Dispute lost, and an appeal needs an answer' },
  { value: 'appeal_under_review', label: 'Dispute lost, and an appeal is under review' },
  { value: 'won', label: 'Dispute won' },
] as const;
export type DisputeStatus = (typeof disputeStates)[number]['value'];

export interface Dispute {
  id: string;
  status: DisputeStatus;
  /** In cents. */
  amount: number;
  /** Deadline for an answer, in Unix seconds. */
  dueBy?: number | undefined;
}

export const currency = 'usd';

export const purchaseMessages = {
  unknown: 'We don’t sell this. Please choose one of our packages.',
  price: ({ title, priceCents }: { title: string; priceCents: number }) =>
    `The ${title} costs ${money(priceCents)}. Please pay this price.`,
} as const;
const amountMessage = 'The amount must be a number of dollars.';

export const paymentIntentInput = v.object({
  amount: v.optional(v.pipe(v.number(amountMessage), v.finite(amountMessage)), 0),
  serviceType: v.pipe(
    v.optional(v.string(purchaseMessages.unknown), ''),
    v.minLength(1, purchaseMessages.unknown),
    v.maxLength(textLimits.title, purchaseMessages.unknown),
  ),
  description: optionalText(textLimits.description),
});
export type PaymentIntentInput = v.InferInput<typeof paymentIntentInput>;

/** The secret is for this payment only, and is never logged or stored. */
export interface PaymentIntentAnswer {
  clientSecret: string;
  status: PaymentStatus;
  publishableKey: string;
  demoScript: string | null;
}

const missingPayment = 'The payment is not named.';
const clientSecret = v.pipe(
  v.optional(v.string(missingPayment), ''),
  v.regex(/^pi_\w{1,200}_secret_\w{1,200}$/, missingPayment),
);

export const buyerInput = v.object({
  clientSecret,
  name: singleLine(2, 'Please enter your full name.', textLimits.name),
  email: emailAddress('Please enter a valid email address.'),
  company: clearableLine(textLimits.name),
});
export type BuyerInput = v.InferInput<typeof buyerInput>;

export const paymentStatusInput = v.object({ clientSecret });
export type PaymentStatusInput = v.InferOutput<typeof paymentStatusInput>;

export interface PaymentOutcome {
  status: PaymentStatus;
  receipt: Receipt | null;
}

export interface Card {
  cardBrand: string | null;
  cardLast4: string | null;
}

const brands = ['Visa', 'Mastercard', 'Discover', 'Diners Club', 'JCB', 'UnionPay', 'American Express'];

export function cardName({ cardBrand, cardLast4 }: Card): string | undefined {
  // Stripe has the short names diners and amex.
  const brand = brands.find((name) =>
    name.toLowerCase().startsWith(cardBrand === 'amex' ? 'am' : `${cardBrand}`),
  );
  return cardLast4 ? `${brand ?? 'Card'} ending in ${cardLast4}` : undefined;
}

export interface Receipt extends Card {
  href: string;
  contactBy: string | null;
  number: string;
  serviceType: string;
  amount: number;
  paymentDate: string;
  email: string | null;
}

export interface Payment extends Card {
  id: number;
  packageId: number | null;
  visitsLeft: number;
  serviceType: string;
  description: string | null;
  amount: number;
  refundedAmount: number;
  currency: string;
  status: PaymentStatus;
  paymentDate: string | null;
  createdAt: string;
}

export interface AdminPayment extends Payment {
  userId: number | null;
  customerName: string | null;
  customerEmail: string | null;
  company: string | null;
  lostAmount: number;
  stripePaymentIntentId: string | null;
}

export interface AdminPaymentDetails extends AdminPayment {
  events: { id: string; type: string; happenedAt: string; dispute: Dispute | null }[];
  refunds: { id: string; amount: number; reason: string; author: string; createdAt: string }[];
  stripeUrl: string;
}

/** In US dollars; `net` is `paid` minus the others. */
export interface PaymentSummary {
  paid: number;
  refunded: number;
  lost: number;
  net: number;
}

/** yyyy-MM. A refund counts in the month of its payment. */
export interface IncomeMonth extends PaymentSummary {
  month: string;
}

export const ownPayments = {
  name: 'payments',
  sorts: ['createdAt', 'id', 'paymentDate', 'serviceType', 'amount', 'status'],
  filter: v.strictObject({ id: oneOrMore(idNumber), status: oneOrMore(v.picklist(paymentStatuses)) }),
} as const;

export const adminPaymentSorts = [
  'createdAt',
  'id',
  'customerName',
  'serviceType',
  'amount',
  'refundedAmount',
  'status',
] as const;

export const adminPaymentFilter = v.strictObject({
  ...searchFilter,
  status: oneOrMore(v.picklist(paymentStatuses)),
  packageId: v.optional(idNumber),
  userId: v.optional(idNumber),
  createdFrom: v.optional(moment),
  createdTo: v.optional(moment),
});

const refundAmount = 'Please enter an amount of at least $0.01, such as $100 or $99.50.';

/** Without an amount, all that is left is refunded. */
export const refundInput = v.object({
  amount: v.optional(
    v.pipe(
      v.number(refundAmount),
      v.minValue(0.01, refundAmount),
      v.maxValue(99_999_999, refundAmount),
      v.check(isWholeCents, refundAmount),
    ),
  ),
  reason: requiredLine(3, 'Please say why, in a few words.', 500),
});
export type RefundInput = v.InferOutput<typeof refundInput>;

export function refundable({ status, amount, refundedAmount, lostAmount }: AdminPayment): number {
  if (!isPaid(status) || status === 'disputed') return 0;
  return dollarsOf(Math.max(centsOf(amount - refundedAmount - lostAmount), 0));
}

export const receiptNumber = (id: number) => `OT-${String(id).padStart(6, '0')}`;

export const receiptPath = (id: number) => `/api/payments/${id}/receipt.pdf`;
