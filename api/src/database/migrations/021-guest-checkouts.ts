import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GuestCheckouts0009980000000021 implements MigrationInterface {
  name = 'guest-checkouts-0009980000000021';

  async up(runner: QueryRunner): Promise<void> {
    // The account alone does not say in which session a checkout began: a guest's gets one once it is paid, and that of a deleted
    // account has none.
    await runner.query(`ALTER TABLE payments ADD COLUMN is_guest boolean NOT NULL DEFAULT false`);
    await runner.query(`UPDATE payments SET is_guest = true WHERE user_id IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payments DROP COLUMN is_guest`);
  }
}
