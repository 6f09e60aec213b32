import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WarningSigns0009980000000023 implements MigrationInterface {
  name = 'warning-signs-0009980000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ergonomic_assessments ADD COLUMN warning_signs jsonb, ADD COLUMN emergency_at timestamptz
    `);
    await runner.query(`
      UPDATE ergonomic_assessments AS assessment SET emergency_at = (
        SELECT max(at) FROM (
          SELECT assessment_date AS at WHERE red_flags @> '[{"kind": "emergency"}]'
          UNION ALL
          SELECT message.created_at FROM assessment_messages AS message
          WHERE message.assessment_id = assessment.id AND message.red_flags @> '[{"kind": "emergency"}]'
        ) AS emergencies
      )
    `);
    // What is only unclear alarms nobody.
    await runner.query(
      assessmentsView(
        `(red_flags @> '[{"kind": "emergency"}]' OR red_flags @> '[{"kind": "soon"}]' OR flagged_at IS NOT NULL)`,
        `WHEN reviewed_at IS NOT NULL THEN 0 WHEN emergency_at IS NOT NULL THEN 4 WHEN kind = 'professional' THEN 0`,
        `, emergency_at IS NOT NULL AS has_emergency`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW admin_assessments`);
    await runner.query(
      assessmentsView(
        `(jsonb_array_length(red_flags) > 0 OR flagged_at IS NOT NULL)`,
        `WHEN reviewed_at IS NOT NULL OR kind = 'professional' THEN 0`,
      ),
    );
    await runner.query(
      `ALTER TABLE ergonomic_assessments DROP COLUMN warning_signs, DROP COLUMN emergency_at`,
    );
  }
}

/** What the back office lists: what nobody has looked at comes first, of that emergencies, other red flags, then follow-ups. */
function assessmentsView(hasRedFlags: string, first: string, last = ''): string {
  return `
    CREATE OR REPLACE VIEW admin_assessments AS
    SELECT assessment.id, assessment.user_id, kind, assessment_date, workstation_score, postural_score, follow_up_needed,
           ${hasRedFlags} AS has_red_flags, reviewed_at, reviewed_by, assessment.created_at, updated_at,
           first_name, last_name, username, email,
           coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS client_name,
           CASE ${first}
                WHEN ${hasRedFlags} THEN 3
                WHEN follow_up_needed THEN 2
                ELSE 1 END * 1e10::double precision
             + extract(epoch FROM greatest(assessment_date, flagged_at))::double precision AS attention${last}
    FROM ergonomic_assessments AS assessment JOIN users ON users.id = assessment.user_id
  `;
}
