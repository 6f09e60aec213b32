import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProfessionalAssessments0009940000000015 implements MigrationInterface {
  name = 'professional-assessments-0009940000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ergonomic_assessments
        ADD COLUMN attempt uuid,
        ADD COLUMN flagged_at timestamptz,
        ADD CONSTRAINT ergonomic_assessments_report FOREIGN KEY (attachments) REFERENCES uploads (key)
    `);
    await runner.query(
      `CREATE UNIQUE INDEX ergonomic_assessments_report_taken ON ergonomic_assessments (attachments)`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX ergonomic_assessments_attempt ON ergonomic_assessments (user_id, attempt)`,
    );
    await runner.query(`ALTER TABLE assessment_messages ADD COLUMN red_flags jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`
      CREATE TABLE assessment_settings (
        id                 boolean NOT NULL DEFAULT true,
        practitioner_line  text,
        CONSTRAINT assessment_settings_pkey PRIMARY KEY (id),
        CONSTRAINT assessment_settings_one_row CHECK (id)
      )
    `);
    await runner.query(`INSERT INTO assessment_settings DEFAULT VALUES`);
    // A red flag in a question counts like one in an answer, on the day it was asked.
    await runner.query(
      assessmentsView(
        `(jsonb_array_length(red_flags) > 0 OR flagged_at IS NOT NULL)`,
        `greatest(assessment_date, flagged_at)`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(assessmentsView(`jsonb_array_length(red_flags) > 0`, `assessment_date`));
    await runner.query(`DROP TABLE assessment_settings`);
    await runner.query(`ALTER TABLE assessment_messages DROP COLUMN red_flags`);
    await runner.query(`DROP INDEX ergonomic_assessments_attempt, ergonomic_assessments_report_taken`);
    await runner.query(`
      ALTER TABLE ergonomic_assessments
        DROP CONSTRAINT ergonomic_assessments_report, DROP COLUMN attempt, DROP COLUMN flagged_at
    `);
  }
}

/** What the back office lists. What nobody has looked at comes first, of that what has a red flag, then follow-ups. */
function assessmentsView(hasRedFlags: string, at: string): string {
  return `
    CREATE OR REPLACE VIEW admin_assessments AS
    SELECT assessment.id, assessment.user_id, kind, assessment_date, workstation_score, postural_score, follow_up_needed,
           ${hasRedFlags} AS has_red_flags, reviewed_at, reviewed_by, assessment.created_at, updated_at,
           first_name, last_name, username, email,
           coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS client_name,
           CASE WHEN reviewed_at IS NOT NULL OR kind = 'professional' THEN 0
                WHEN ${hasRedFlags} THEN 3
                WHEN follow_up_needed THEN 2
                ELSE 1 END * 1e10::double precision + extract(epoch FROM ${at})::double precision AS attention
    FROM ergonomic_assessments AS assessment JOIN users ON users.id = assessment.user_id
  `;
}
