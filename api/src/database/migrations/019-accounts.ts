import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts0009980000000019 implements MigrationInterface {
  name = 'accounts-0009980000000019';

  async up(runner: QueryRunner): Promise<void> {
    // An invitation has a token of its own, so that "Forgot password" does not replace it.
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN invitation_token text,
        ADD COLUMN invitation_token_expiry timestamptz
    `);
    await runner.query(`
      CREATE UNIQUE INDEX users_invitation_token ON users (invitation_token) WHERE invitation_token IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        DROP COLUMN invitation_token,
        DROP COLUMN invitation_token_expiry
    `);
  }
}
