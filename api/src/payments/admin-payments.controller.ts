import { Body, Controller, Inject } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { dollarsOf } from '@practice/contract/money';
import { refundInput } from '@practice/contract/payments';
import { adminPayments } from '@practice/contract/routes';
import { DataSource, IsNull, Not } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { CONFIG, type Config, isLiveKey } from '../config.ts';
import { incomeByMonth } from '../database/sql/income.ts';
import { badIdempotencyKey, Id, IdempotencyKey, type Input } from '../http/params.ts';
import { RecentSecondFactor, Route } from '../http/route.ts';
import { asStaff, type QueryOf } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { paymentCsv, paymentList, paymentSums } from './admin-payment-list.ts';
import { inDollars, PaymentRefund, StripeEvent } from './payment.entity.ts';
import { Refunds } from './refunds.ts';

type Query = QueryOf<typeof paymentList>;

@Controller()
export class AdminPaymentsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: DataSource,
    private readonly refunds: Refunds,
  ) {}

  @Route(adminPayments.list)
  async list(@ListParams(paymentList) query: Query) {
    return (await paymentList.page(this.database, query, asStaff)).map(inDollars);
  }

  @Route(adminPayments.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(paymentList) query: Query) {
    return paymentList.csv(this.database, query, paymentCsv);
  }

  @Route(adminPayments.summary)
  summary(@ListParams(paymentList) query: Query) {
    return paymentSums(this.database, query);
  }

  @Route(adminPayments.income)
  income() {
    return incomeByMonth(this.database);
  }

  @Route(adminPayments.one)
  async one(@Id() id: number) {
    const row = await paymentList.find(this.database, id);
    const events = await this.database.getRepository(StripeEvent).find({
      select: { id: true, type: true, happenedAt: true, dispute: true },
      where: { paymentId: id },
      order: { happenedAt: 'ASC', receivedAt: 'ASC' },
    });
    const refunds = await this.database.getRepository(PaymentRefund).find({
      where: { paymentId: id, stripeRefundId: Not(IsNull()) },
      order: { createdAt: 'ASC' },
    });
    const mode = isLiveKey(this.config.stripe.secretKey) ? '' : 'test/';
    return {
      ...inDollars(row),
      refunds: refunds.map(({ stripeRefundId, amountCents, reason, author, createdAt }) => ({
        id: stripeRefundId ?? '',
        amount: dollarsOf(amountCents ?? 0),
        reason,
        author,
        createdAt,
      })),
      events,
      stripeUrl: `https://dashboard.stripe.com/${mode}payments/${row.stripePaymentIntentId ?? ''}`,
    };
  }

  @Route(adminPayments.refund, 200)
  @RecentSecondFactor()
  async refund(
    @Id() id: number,
    @Body({ schema: refundInput }) input: Input<typeof refundInput>,
    @IdempotencyKey('if sent') idempotencyKey: string | undefined,
    @Me() me: SessionUser,
  ) {
    if (idempotencyKey === undefined) throw badIdempotencyKey();
    await this.refunds.refund(id, input, idempotencyKey, me);
    return this.one(id);
  }
}
