import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailConfirmations } from '../auth/email-confirmations.ts';
import { User } from '../auth/user.entity.ts';
import type { Payment } from './payment.entity.ts';

/** What somebody paid without signing in belongs to the account of that email address, once the address is confirmed. */
@Injectable()
export class GuestPayments implements OnModuleInit {
  constructor(private readonly confirmations: EmailConfirmations) {}

  onModuleInit(): void {
    this.confirmations.onConfirmed(async ({ userId, email }, within) => {
      // Only what was paid has a date of payment. Whoever opened a checkout without paying may have typed any address.
      await within.query(
        `UPDATE payments SET user_id = $1, updated_at = now()
         WHERE user_id IS NULL AND payment_date IS NOT NULL AND lower(customer_email) = lower($2)`,
        [userId, email],
      );
    });
  }

  /** Whose a guest's payment is: the account's that has its address confirmed already, if there is one. */
  async ownerOf({ customerEmail }: Payment, within: EntityManager): Promise<number | null> {
    if (!customerEmail) return null;
    const owner = await within
      .createQueryBuilder(User, 'user')
      .select('user.id')
      .where('lower(user.email) = lower(:customerEmail)', { customerEmail })
      .andWhere('user.emailConfirmedAt IS NOT NULL')
      .getOne();
    return owner?.id ?? null;
  }
}
