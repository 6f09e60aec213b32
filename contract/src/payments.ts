import * as v from 'valibot';
import { dollars } from './format.ts';
import { idNumber } from './lists.ts';
import { packages, type ServicePackage } from './packages.ts';
import { emailAddress, limits, optionalText, requiredText, singleLine } from './text.ts';
import { moment } from './time.ts';

/** In the order in which a payment moves; never back. A declined card is `failed` until another one succeeds. */
export const paymentStatuses = [
  'pending',
  'processing',
  'failed',
  'succeeded',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Whether money was taken, whatever happened to it later. */
export function isPaid(status: PaymentStatus): boolean {
  return paymentStatuses.indexOf(status) >= paymentStatuses.indexOf('succeeded');
}

/** In which somebody may still pay: nothing was taken, and no bank is at work. */
export const payableStatuses = ['pending', 'failed'] as const satisfies PaymentStatus[];

export function isPayable(status: PaymentStatus): boolean {
  return payableStatuses.some((each) => each === status);
}

/** How a payment is shown: the word, and the tone of its badge. */
export function paymentLabel(status: string): { text: string; tone: 'success' | 'danger' | 'warning' } {
  if (status === 'succeeded') return { text: 'Paid', tone: 'success' };
  if (status === 'failed') return { text: 'Failed', tone: 'danger' };
  if (status === 'refunded') return { text: 'Refunded', tone: 'warning' };
  if (status === 'partially_refunded') return { text: 'Partly refunded', tone: 'warning' };
  if (status === 'disputed') return { text: 'Disputed', tone: 'danger' };
  return { text: 'Pending', tone: 'warning' };
}

/** The one currency the practice charges in. */
export const currency = 'usd';

/** Dollars of a price or an amount in the table, as Stripe counts them. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}

/** The package that is sold under this title. */
export function packageByTitle(title: string): ServicePackage | undefined {
  return packages.find((each) => each.title === title);
}

const paymentRefusals = {
  unknownService: 'We don’t sell this. Please choose one of our packages.',
  amount: 'The amount must be a number of dollars.',
  price: (sold: ServicePackage) =>
    `The ${sold.title} costs ${dollars(sold.price)}. Please start again from the services page.`,
} as const;

const serviceType = v.pipe(
  v.optional(v.string(paymentRefusals.unknownService), ''),
  v.maxLength(limits.title, paymentRefusals.unknownService),
  v.check((title) => packageByTitle(title) !== undefined, paymentRefusals.unknownService),
);

/** What the checkout sends. The price is the practice's: `amount` is only compared with it. */
export const paymentIntentInput = v.pipe(
  v.object({
    amount: v.optional(v.pipe(v.number(paymentRefusals.amount), v.finite(paymentRefusals.amount)), 0),
    serviceType,
    description: optionalText(limits.description),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const sold = packageByTitle(dataset.value.serviceType);
    if (!sold || dataset.value.amount === sold.price) return;
    addIssue({
      message: paymentRefusals.price(sold),
      path: [
        {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: 'amount',
          value: dataset.value.amount,
        },
      ],
    });
  }),
);
export type PaymentIntentInput = v.InferInput<typeof paymentIntentInput>;

/** What the card form needs. The secret opens this one payment and is never logged or kept by us. */
export interface PaymentIntentAnswer {
  clientSecret: string;
  /** Not payable where this checkout was paid already, or its bank is at work: then there is nothing to pay. */
  status: PaymentStatus;
  /** For the card provider's script. */
  publishableKey: string;
  /** The stand-in's own script: no card is charged then. Null with the real card provider. */
  demoScript: string | null;
}

const clientSecret = v.pipe(
  v.optional(v.string('The payment is not named.'), ''),
  v.regex(/^pi_\w{1,200}_secret_\w{1,200}$/, 'The payment is not named.'),
);

/** Who pays: asked in the form beside the card, before it is charged. The receipt goes to this address. */
export const buyerInput = v.object({
  clientSecret,
  name: singleLine(2, 'Please enter your full name.', limits.name),
  email: emailAddress('Please enter a valid email address.'),
});
export type BuyerInput = v.InferOutput<typeof buyerInput>;

/** Whoever holds the client secret may ask what became of its payment. */
export const paymentStatusInput = v.object({ clientSecret });
export type PaymentStatusInput = v.InferOutput<typeof paymentStatusInput>;

/** What the page after paying shows. The receipt is there only once the payment is recorded as paid. */
export interface PaymentOutcome {
  status: PaymentStatus;
  receipt: Receipt | null;
}

export interface Receipt {
  /** The receipt's number. */
  number: string;
  serviceType: string;
  /** US dollars. */
  amount: number;
  paymentDate: string;
  /** Where the receipt was sent. */
  email: string | null;
}

/** A payment as its client sees it. */
export interface Payment {
  id: number;
  serviceType: string;
  description: string | null;
  /** US dollars. */
  amount: number;
  refundedAmount: number;
  currency: string;
  status: PaymentStatus;
  paymentDate: string | null;
  createdAt: string;
}

/** A payment as the practice sees it. */
export interface AdminPayment extends Payment {
  /** The account it belongs to; null for a guest’s, until an account confirms the address it was paid with. */
  userId: number | null;
  customerName: string | null;
  customerEmail: string | null;
  /** Stripe's own number, `pi_…`. */
  stripePaymentIntentId: string | null;
}

/** What Stripe told about a payment, by the name of its event. */
interface PaymentEvent {
  id: string;
  type: string;
  happenedAt: string;
}

/** One payment with its history, oldest first, and where it stands in Stripe's dashboard. */
export interface AdminPaymentDetails extends AdminPayment {
  events: PaymentEvent[];
  refunds: PaymentRefund[];
  stripeUrl: string;
}

/** Money given back from the back office: how much in US dollars, why, and by whom. */
interface PaymentRefund {
  id: string;
  amount: number;
  reason: string;
  author: string;
  createdAt: string;
}

/** US dollars of everything that a filter matches; what was taken, what went back, and what is left of it. */
export interface PaymentSummary {
  paid: number;
  refunded: number;
  net: number;
}

/** One month of the practice's calendar, yyyy-MM; a refund counts in the month of its payment. */
export interface IncomeMonth extends PaymentSummary {
  month: string;
}

/** What the list can be sorted by. */
export const adminPaymentSorts = [
  'createdAt',
  'id',
  'customerName',
  'serviceType',
  'amount',
  'refundedAmount',
  'status',
] as const;

/** What the list can be filtered by; `q` looks into name, mail address, receipt number and service. */
export const adminPaymentFilter = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(limits.title))),
  id: v.optional(v.union([idNumber, v.array(idNumber)])),
  status: v.optional(v.union([v.picklist(paymentStatuses), v.array(v.picklist(paymentStatuses))])),
  serviceType: v.optional(v.pipe(v.string(), v.maxLength(limits.title))),
  /** An account: what belongs to it, and what its address paid as a guest. */
  userId: v.optional(idNumber),
  createdFrom: v.optional(moment),
  createdTo: v.optional(moment),
});

const refundAmount = 'Please enter an amount of at least $0.01, such as $100 or $99.50.';

/** Gives money back. Without an amount, all that is left. The reason stays with the practice and the card provider. */
export const refundInput = v.object({
  amount: v.optional(
    v.pipe(
      v.number(refundAmount),
      v.minValue(0.01, refundAmount),
      v.maxValue(99_999_999, refundAmount),
      v.check((amount) => Math.abs(centsOf(amount) - amount * 100) < 1e-3, refundAmount),
    ),
  ),
  // Stripe keeps at most 500 characters.
  reason: requiredText(3, 'Please say why, in a few words.', 500),
});
export type RefundInput = v.InferOutput<typeof refundInput>;

/** What can still be given back, in dollars: nothing of what was not paid, or is in dispute. */
export function refundable({ status, amount, refundedAmount }: Payment): number {
  if (status !== 'succeeded' && status !== 'partially_refunded') return 0;
  return (centsOf(amount) - centsOf(refundedAmount)) / 100;
}

/** `OT-000123`: what a receipt is called in mails and by the accountant. */
export function receiptNumber(id: number): string {
  return `OT-${String(id).padStart(6, '0')}`;
}

/** Where a client's receipt is downloaded. */
export function receiptPath(id: number): string {
  return `/api/payments/${id}/receipt.pdf`;
}
