import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestOrder0009950000000016 implements MigrationInterface {
  name = 'request-order-0009950000000016';

  async up(runner: QueryRunner): Promise<void> {
    // Word for word as `consultation-request-list.ts` sorts by it.
    await runner.query(`
      CREATE INDEX consultation_requests_by_reply ON consultation_requests ((
        CASE WHEN answered_at IS NULL THEN extract(epoch FROM created_at AT TIME ZONE 'UTC')
             ELSE 1e11 - extract(epoch FROM answered_at AT TIME ZONE 'UTC') END
      ), id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX consultation_requests_by_reply`);
  }
}
