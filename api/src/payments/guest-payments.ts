import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { EmailConfirmations } from '../auth/email-confirmations.ts';
import { User } from '../auth/user.entity.ts';
import { sameEmail } from '../database/queries.ts';
import type { Payment } from './payment.entity.ts';

/** Assigns a guest's payments to the account that has confirmed the same email address. */
@Injectable()
export class GuestPayments implements OnModuleInit {
  constructor(private readonly confirmations: EmailConfirmations) {}

  onModuleInit(): void {
    this.confirmations.onConfirmed(async ({ userId, email }, within) => {
      // Only paid payments have a date. A checkout that was not paid may contain anybody's address.
      await within.query(
        `UPDATE payments SET user_id = $1, updated_at = now()
         WHERE user_id IS NULL AND payment_date IS NOT NULL AND lower(customer_email) = lower($2)`,
        [userId, email],
      );
    });
  }

  /** Finds the account that has confirmed the address of a guest's payment. */
  async ownerOf({ customerEmail }: Payment, within: EntityManager): Promise<number | null> {
    if (!customerEmail) return null;
    const owner = await within.findOneBy(User, {
      email: sameEmail(customerEmail),
      emailConfirmedAt: Not(IsNull()),
    });
    return owner?.id ?? null;
  }
}
