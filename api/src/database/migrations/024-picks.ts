import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Picks0009980000000024 implements MigrationInterface {
  name = 'picks-0009980000000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ergonomic_assessments ADD COLUMN picks jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ergonomic_assessments DROP COLUMN picks`);
  }
}
