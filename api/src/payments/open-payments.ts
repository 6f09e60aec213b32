import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, IsNull, Not, Repository } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { Payment } from './payment.entity.ts';
import { PaymentStates } from './payment-states.ts';
import { Refunds } from './refunds.ts';
import { StripeCalls } from './stripe.ts';

const minute = 60_000;
const everyTwoMinutes = '*/2 * * * *';

/** Asks Stripe about payments that stayed open, and refunds without an answer: what was lost heals within minutes. */
@Injectable()
export class OpenPayments implements OnApplicationBootstrap {
  private readonly logger = new Logger(OpenPayments.name);

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly jobs: Jobs,
    private readonly stripe: StripeCalls,
    private readonly states: PaymentStates,
    private readonly refunds: Refunds,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.repeat('open-payments', everyTwoMinutes, async () => {
      await this.ask();
      await this.refunds.askForLost();
    });
  }

  /** Each open payment that is older than a minute; for a bank's slow answer, over two weeks. */
  async ask(): Promise<void> {
    const now = Date.now();
    const open = await this.payments.find({
      where: {
        status: In(['pending', 'processing', 'failed']),
        stripePaymentIntentId: Not(IsNull()),
        createdAt: Between(new Date(now - 14 * 24 * 60 * minute), new Date(now - minute)),
      },
      order: { createdAt: 'DESC' },
      take: 100,
    });
    for (const { id, stripePaymentIntentId } of open) {
      if (!stripePaymentIntentId) continue;
      try {
        const intent = await this.stripe.retrieve('outcome', stripePaymentIntentId);
        if (intent) await this.states.applyIntent(intent);
      } catch (error) {
        // One that Stripe does not answer for must not keep the others waiting; it is asked for again in two minutes.
        this.logger.warn(`Payment ${id} could not be looked up: ${String(error)}`);
      }
    }
  }
}
