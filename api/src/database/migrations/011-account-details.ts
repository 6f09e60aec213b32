import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountDetails0009900000000011 implements MigrationInterface {
  name = 'account-details-0009900000000011';

  async up(runner: QueryRunner): Promise<void> {
    // A new address is only wanted until the link mailed there is opened; several accounts may want the same one.
    await runner.query(`ALTER TABLE users ADD COLUMN phone text, ADD COLUMN new_email text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN phone, DROP COLUMN new_email`);
  }
}
