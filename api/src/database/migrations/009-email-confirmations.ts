import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmailConfirmations0009700000000009 implements MigrationInterface {
  name = 'email-confirmations-0009700000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz`);
    // Whoever has an address until now may have it confirmed at any time; the owners are known.
    await runner.query(`UPDATE users SET email_confirmed_at = now() WHERE is_admin`);
    // Only the mail has the token: a leaked table gives nobody a valid link.
    await runner.query(`
      CREATE TABLE email_confirmations (
        token_hash  text NOT NULL,
        user_id     integer NOT NULL,
        email       text NOT NULL,
        expires_at  timestamptz NOT NULL,
        CONSTRAINT email_confirmations_pkey PRIMARY KEY (token_hash),
        CONSTRAINT email_confirmations_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`CREATE INDEX email_confirmations_of_user ON email_confirmations (user_id)`);
    await runner.query(`
      CREATE INDEX payments_of_guests ON payments (lower(customer_email)) WHERE user_id IS NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX payments_of_guests`);
    await runner.query(`DROP TABLE email_confirmations`);
    await runner.query(`ALTER TABLE users DROP COLUMN email_confirmed_at`);
  }
}
