import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStartTimes1795970000000 implements MigrationInterface {
  name = 'CreateStartTimes1795970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "start_times" (
        "weekday" smallint NOT NULL CONSTRAINT "start_times_weekday" CHECK (weekday BETWEEN 0 AND 6),
        "at" time NOT NULL,
        PRIMARY KEY ("weekday", "at")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "start_times"`);
  }
}
