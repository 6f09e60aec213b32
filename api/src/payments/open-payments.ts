import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, IsNull, Not, Repository } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { Payment } from './payment.entity.ts';
import { PaymentStates } from './payment-states.ts';
import { Refunds } from './refunds.ts';
import { StripeCalls } from './stripe.ts';

const minute = 60_000;

/** Asks Stripe about open payments and refunds every two minutes, in case an event or an answer was lost. */
@Injectable()
export class OpenPayments {
  private readonly logger = new Logger(OpenPayments.name);

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly stripe: StripeCalls,
    private readonly states: PaymentStates,
    private readonly refunds: Refunds,
    jobs: Jobs,
  ) {
    jobs.repeat('open-payments', '*/2 * * * *', () => this.lookUp());
  }

  async lookUp(): Promise<void> {
    await this.refresh();
    await this.refunds.findLost();
  }

  async refresh(): Promise<void> {
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
        // Must not hold up the others; this one is looked up again in two minutes.
        this.logger.warn(`Payment ${id} could not be looked up: ${String(error)}`);
      }
    }
  }
}
