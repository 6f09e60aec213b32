import { Body, Controller, Headers, HttpCode, Inject, NotFoundException, Param } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import {
  type AdminPaymentDetails,
  type IncomeMonth,
  type PaymentSummary,
  type RefundInput,
  refundInput,
} from '@practice/contract/payments';
import { adminPayments } from '@practice/contract/routes';
import { DataSource, IsNull, Not } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { CONFIG, type Config } from '../config.ts';
import { ForAdmins } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { attemptOf, IdPipe } from '../http/validation.ts';
import type { QueryOf } from '../lists/list.ts';
import { List } from '../lists/list-query.ts';
import { adminPayment, paymentList, paymentSums } from './admin-payment-list.ts';
import { incomeByMonth } from './income.ts';
import { PaymentRefund } from './payment-refund.entity.ts';
import { Refunds } from './refunds.ts';
import { StripeEvent } from './stripe-event.entity.ts';

type PaymentQuery = QueryOf<typeof paymentList>;

@Controller()
export class AdminPaymentsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly refunds: Refunds,
  ) {}

  @Route(adminPayments.summary)
  @ForAdmins()
  summary(@List(paymentList) query: PaymentQuery, @Me() me: SessionUser): Promise<PaymentSummary> {
    return paymentSums(this.database, query, me);
  }

  @Route(adminPayments.income)
  @ForAdmins()
  income(): Promise<IncomeMonth[]> {
    return incomeByMonth(this.database);
  }

  @Route(adminPayments.one)
  @ForAdmins()
  async one(@Param('id', IdPipe) id: number, @Me() me: SessionUser): Promise<AdminPaymentDetails> {
    const row = await paymentList.one(this.database, id, me);
    if (!row) throw new NotFoundException('There is no payment with this number.');
    const events = await this.database.getRepository(StripeEvent).find({
      where: { paymentId: id },
      order: { happenedAt: 'ASC', receivedAt: 'ASC' },
    });
    const refunds = await this.database.getRepository(PaymentRefund).find({
      where: { paymentId: id, stripeRefundId: Not(IsNull()) },
      order: { createdAt: 'ASC' },
    });
    return {
      ...adminPayment(row),
      refunds: refunds.map(({ stripeRefundId, amount, reason, author, createdAt }) => ({
        id: stripeRefundId ?? '',
        amount: Number(amount),
        reason,
        author,
        createdAt: createdAt.toISOString(),
      })),
      events: events.map(({ id, type, happenedAt }) => ({ id, type, happenedAt: happenedAt.toISOString() })),
      stripeUrl: this.stripeUrl(row.stripePaymentIntentId ?? ''),
    };
  }

  @Route(adminPayments.refund)
  @ForAdmins()
  @HttpCode(200)
  async refund(
    @Param('id', IdPipe) id: number,
    @Body({ schema: refundInput }) input: RefundInput,
    @Headers('idempotency-key') key: string | undefined,
    @Me() me: SessionUser,
  ): Promise<AdminPaymentDetails> {
    await this.refunds.refund(id, input, attemptOf(key ?? '') ?? '', me);
    return this.one(id, me);
  }

  private stripeUrl(intentId: string): string {
    const isLive = /^[a-z]+_live_/.test(this.config.stripe.secretKey);
    return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}payments/${intentId}`;
  }
}
