import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AssessmentAttempts0009950000000016 implements MigrationInterface {
  name = 'assessment-attempts-0009950000000016';

  async up(runner: QueryRunner): Promise<void> {
    // The same form sent again is the same assessment.
    await runner.query(`
      ALTER TABLE ergonomic_assessments
        ADD COLUMN attempt uuid,
        ADD CONSTRAINT ergonomic_assessments_attempt_taken UNIQUE (user_id, attempt)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ergonomic_assessments DROP COLUMN attempt`);
  }
}
