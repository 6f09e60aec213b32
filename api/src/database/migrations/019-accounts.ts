import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts0009980000000019 implements MigrationInterface {
  name = 'accounts-0009980000000019';

  async up(runner: QueryRunner): Promise<void> {
    // An invitation has a token of its own, so that "Forgot password" does not replace it.
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN new_password_required boolean NOT NULL DEFAULT false,
        ADD COLUMN invitation_token text,
        ADD COLUMN invitation_token_expiry timestamptz
    `);
    await runner.query(`
      CREATE UNIQUE INDEX users_invitation_token ON users (invitation_token) WHERE invitation_token IS NOT NULL
    `);
    // All admins but the first became one with the password and the sessions of a client.
    await runner.query(`
      UPDATE users SET new_password_required = true, new_email = NULL
      WHERE is_admin AND id > (SELECT min(id) FROM users WHERE is_admin)
    `);
    await runner.query(`DELETE FROM sessions USING users WHERE users.id = user_id AND new_password_required`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        DROP COLUMN new_password_required,
        DROP COLUMN invitation_token,
        DROP COLUMN invitation_token_expiry
    `);
  }
}
