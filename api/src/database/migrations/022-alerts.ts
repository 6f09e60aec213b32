import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Alerts0009980000000022 implements MigrationInterface {
  name = 'alerts-0009980000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE alerts (
        id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT alerts_pkey PRIMARY KEY,
        key text NOT NULL CONSTRAINT alerts_key UNIQUE,
        message text NOT NULL,
        count integer NOT NULL DEFAULT 1,
        first_at timestamptz NOT NULL DEFAULT now(),
        last_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(
      `ALTER TABLE consultation_requests ADD COLUMN confirmation_mailed boolean NOT NULL DEFAULT true`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE consultation_requests DROP COLUMN confirmation_mailed`);
    await runner.query(`DROP TABLE alerts`);
  }
}
