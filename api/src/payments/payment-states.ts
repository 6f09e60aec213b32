import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { money } from '@practice/contract/format';
import { isPaid, type PaymentStatus, paymentStatuses, receiptNumber } from '@practice/contract/payments';
import type Stripe from 'stripe';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import * as v from 'valibot';
import { Alerts } from '../alerts/alerts.ts';
import { EmailConfirmations } from '../auth/email-confirmations.ts';
import { User } from '../auth/user.entity.ts';
import { Calendar } from '../calendar/calendar.ts';
import { findLocked, sameEmail } from '../database/queries.ts';
import { contactTime } from './contact-time.ts';
import { disputeAlert, disputesOf, settle } from './disputes.ts';
import { Payment, StripeEvent } from './payment.entity.ts';
import { PaymentEmails } from './payment-emails.ts';
import {
  eventSchema,
  type PaymentUpdate,
  updateFromCharge,
  updateFromEvent,
  updateFromIntent,
} from './payment-updates.ts';

/** Updates payments from Stripe. Repeated, late or unordered events lead to the same result. */
@Injectable()
export class PaymentStates implements OnModuleInit {
  private readonly logger = new Logger(PaymentStates.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmations: EmailConfirmations,
    private readonly emails: PaymentEmails,
    private readonly alerts: Alerts,
    private readonly calendar: Calendar,
  ) {}

  onModuleInit(): void {
    this.confirmations.onConfirmed(async ({ userId, email }, within) => {
      // Only paid payments, because an unpaid checkout may have anyone's address.
      const guests = { userId: IsNull(), paymentDate: Not(IsNull()), customerEmail: sameEmail(email) };
      await within.update(Payment, guests, { userId, updatedAt: () => 'now()' });
    });
  }

  async applyIntent(intent: Stripe.PaymentIntent): Promise<void> {
    const update = updateFromIntent(intent, new Date());
    await this.dataSource.transaction((manager) => this.apply(update, manager));
  }

  async applyRefund(charge: Stripe.Charge, at: Date): Promise<void> {
    const update = updateFromCharge(charge, at);
    if (update) await this.dataSource.transaction((manager) => this.apply(update, manager));
  }

  /** Applies a signed event once. An unreadable event is only logged, so that Stripe doesn't retry it. */
  async applyEvent(sent: unknown): Promise<void> {
    const event = v.safeParse(eventSchema, sent);
    if (!event.success) {
      const fields = event.issues.map((issue) => v.getDotPath(issue) ?? 'all of it').join(', ');
      return this.logger.warn(`An event can’t be read, and changes nothing: ${fields}.`);
    }
    const { id, type, created: happenedAt } = event.output;
    await this.dataSource.transaction(async (manager) => {
      const inserting = manager
        .createQueryBuilder()
        .insert()
        .into(StripeEvent)
        .values({ id, type, happenedAt });
      const added: { raw: unknown[] } = await inserting.orIgnore().returning('id').execute();
      if (added.raw.length === 0) return;
      const update = updateFromEvent(event.output);
      if (!update)
        return this.logger.warn(`Event ${id} (${type}) says nothing of a payment that we can read.`);
      const payment = await this.apply(update, manager);
      if (payment) {
        await manager.update(StripeEvent, id, {
          paymentId: payment.id,
          sentBack: update.sentBack?.toFixed() ?? null,
          dispute: update.dispute ?? null,
        });
        if (update.sentBack) this.alertOwners(payment, update.sentBack);
      } else this.logger.warn(`Event ${id} (${type}) is about a payment that is not ours.`);
    });
  }

  private async apply(update: PaymentUpdate, manager: EntityManager): Promise<Payment | undefined> {
    const payment = await this.find(update, manager);
    if (!payment) return undefined;
    const { amountCents } = payment;
    if ((update.amount ?? amountCents) !== amountCents || payment.currency !== update.currency) {
      this.logger.error(`Stripe says another amount of payment ${payment.id}; nothing was changed.`);
      return payment;
    }
    const before = { ...payment };
    payment.stripePaymentIntentId ??= update.intentId;
    if (rank(update.status) > rank(payment.status)) payment.status = update.status;
    if (isPaid(payment.status)) {
      if (!payment.paymentDate)
        payment.contactBy = await contactTime(update.happenedAt, this.calendar, manager);
      payment.paymentDate ??= update.happenedAt;
      payment.userId ??= await guestOf(payment, manager);
    }
    await applyRefunds(update, payment, manager);
    if (isPaid(payment.status)) await this.applyDisputes(update, payment, manager);
    if (update.card) Object.assign(payment, update.card);
    const { id, ...now } = payment;
    const changes = Object.fromEntries(
      Object.entries(now).filter(([name, value]) => value !== before[name as keyof Payment]),
    );
    if (Object.keys(changes).length === 0) return payment;
    await manager.update(Payment, id, { ...changes, updatedAt: new Date() });
    await this.emails.queueFor(before, payment, manager);
    return payment;
  }

  private async applyDisputes(
    { dispute, happenedAt }: PaymentUpdate,
    payment: Payment,
    within: EntityManager,
  ) {
    const before = await disputesOf(payment.id, undefined, within);
    const disputes = await disputesOf(payment.id, dispute && { dispute, happenedAt }, within);
    settle(payment, disputes);
    const now = disputes.find(({ id }) => id === dispute?.id);
    if (!now || before.some(({ id, status }) => id === now.id && status === now.status)) return;
    const key = `dispute/${now.id}`;
    const message = disputeAlert(payment, now);
    if (message) this.alerts.raise({ key, message });
    else this.alerts.clear(key);
  }

  private alertOwners({ id, customerName, customerEmail }: Payment, cents: number): void {
    const buyer = [customerName, customerEmail].filter(Boolean).join(', ') || 'the buyer';
    this.alerts.raise({
      key: `refund-failed/${id}/${cents}`,
      message: `A refund of ${money(cents)} (${receiptNumber(id)}) didn’t arrive: the bank sent it back, and the money is in your Stripe balance again. Please ask ${buyer} how to pay it back.`,
    });
  }

  private async find({ intentId, paymentId }: PaymentUpdate, manager: EntityManager) {
    const found = await findLocked(manager, Payment, { stripePaymentIntentId: intentId });
    if (found || paymentId === undefined) return found ?? undefined;
    const waiting = await findLocked(manager, Payment, { id: paymentId });
    // Another event may have set its intent while this one waited for the lock.
    return waiting && [null, intentId].includes(waiting.stripePaymentIntentId) ? waiting : undefined;
  }
}

async function guestOf({ customerEmail }: Payment, within: EntityManager): Promise<number | null> {
  if (!customerEmail) return null;
  const email = sameEmail(customerEmail);
  const owner = await within.findOneBy(User, { email, emailConfirmedAt: Not(IsNull()) });
  return owner?.id ?? null;
}

/** The newest total from Stripe, less what banks have sent back since. */
async function applyRefunds(
  { refunds, sentBack, happenedAt }: PaymentUpdate,
  payment: Payment,
  within: EntityManager,
) {
  const asOf = payment.refundsAsOf?.getTime() ?? 0;
  let cents = payment.refundedCents;
  if (sentBack && happenedAt.getTime() >= asOf) cents -= sentBack;
  if (refunds && refunds.at.getTime() >= asOf) {
    const since = await within
      .createQueryBuilder(StripeEvent, 'event')
      .select('coalesce(sum(event.sentBack), 0)::float8', 'cents')
      .where('event.paymentId = :id AND event.happenedAt >= :at', { id: payment.id, at: refunds.at })
      .getRawOne<{ cents: number }>();
    const left = refunds.total - (since?.cents ?? 0);
    // Stripe's times are whole seconds, and one second can have several refunds.
    cents = refunds.at.getTime() > asOf ? left : Math.max(left, cents);
    payment.refundsAsOf = refunds.at;
  }
  payment.refundedCents = Math.max(cents, 0);
}

function rank(status: PaymentStatus): number {
  return paymentStatuses.indexOf(status);
}
