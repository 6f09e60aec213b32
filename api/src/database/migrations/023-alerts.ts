import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Alerts0009980000000023 implements MigrationInterface {
  name = 'alerts-0009980000000023';

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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE alerts`);
  }
}
