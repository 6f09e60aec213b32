import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { packageByTitle } from '@practice/contract/payments';
import { DataSource } from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { demoClient, demoPayments } from './demo-story.ts';

const day = 24 * 3_600_000;

/** Gives the demo client a history of payments, once. Nothing is mailed, and the card provider knows nothing of them. */
@Injectable()
export class DemoPayments {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Once the client has their account. */
  async fill(): Promise<void> {
    const payments = this.dataSource.getRepository(Payment);
    const client = await this.dataSource.getRepository(User).findOneBy({ email: demoClient.email });
    if (!client || (await payments.existsBy({}))) return;
    for (const [at, { serviceType, status, daysAgo }] of demoPayments.entries()) {
      const sold = packageByTitle(serviceType);
      const amount = sold?.price.toFixed(2);
      const createdAt = new Date(Date.now() - daysAgo * day);
      await payments.insert({
        userId: client.id,
        stripePaymentIntentId: `pi_demo_${at + 1}`,
        ...(amount ? { amount } : {}),
        refundedAmount: status === 'refunded' && amount ? amount : '0',
        status,
        serviceType,
        description: sold?.description ?? null,
        customerEmail: demoClient.email,
        customerName: `${demoClient.firstName} ${demoClient.lastName}`,
        paymentDate: status === 'failed' ? null : createdAt,
        createdAt,
        updatedAt: createdAt,
      });
    }
  }
}
