import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RefundAmountUnknown0009910000000012 implements MigrationInterface {
  name = 'refund-amount-unknown-0009910000000012';

  async up(runner: QueryRunner): Promise<void> {
    // All that is left was asked for, and how much that is only Stripe knows. Until now this was a 0.
    await runner.query(`ALTER TABLE payment_refunds ALTER COLUMN amount DROP NOT NULL`);
    await runner.query(
      `UPDATE payment_refunds SET amount = NULL WHERE stripe_refund_id IS NULL AND amount = 0`,
    );
    await runner.query(`
      ALTER TABLE payment_refunds
        ADD CONSTRAINT payment_refunds_known CHECK (stripe_refund_id IS NULL OR amount IS NOT NULL)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment_refunds DROP CONSTRAINT payment_refunds_known`);
    await runner.query(`UPDATE payment_refunds SET amount = 0 WHERE amount IS NULL`);
    await runner.query(`ALTER TABLE payment_refunds ALTER COLUMN amount SET NOT NULL`);
  }
}
