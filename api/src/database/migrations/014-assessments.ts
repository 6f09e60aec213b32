import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Assessments0009930000000014 implements MigrationInterface {
  name = 'assessments-0009930000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ergonomic_assessments (
        id                 integer GENERATED ALWAYS AS IDENTITY,
        user_id            integer NOT NULL,
        kind               text NOT NULL,
        assessment_date    timestamptz NOT NULL DEFAULT now(),
        workstation_score  smallint,
        postural_score     smallint,
        analysis           text,
        ergonomic_risks    text,
        recommendations    text,
        follow_up_needed   boolean NOT NULL DEFAULT false,
        attachments        text,
        read_by            text,
        answers            jsonb,
        user_height        text,
        scoring            jsonb,
        evidence           jsonb NOT NULL DEFAULT '{}',
        red_flags          jsonb NOT NULL DEFAULT '[]',
        fixes              jsonb NOT NULL DEFAULT '[]',
        reviewed_at        timestamptz,
        reviewed_by        text,
        created_at         timestamptz NOT NULL DEFAULT now(),
        updated_at         timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT ergonomic_assessments_pkey PRIMARY KEY (id),
        CONSTRAINT ergonomic_assessments_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT ergonomic_assessments_kind CHECK (kind IN ('ai', 'professional')),
        CONSTRAINT ergonomic_assessments_read_by CHECK (read_by IN ('built-in', 'model')),
        CONSTRAINT ergonomic_assessments_scores CHECK (
          workstation_score BETWEEN 0 AND 10 AND postural_score BETWEEN 0 AND 10
        )
      )
    `);
    await runner.query(
      `CREATE INDEX ergonomic_assessments_of_user ON ergonomic_assessments (user_id, assessment_date DESC, id DESC)`,
    );
    await runner.query(`
      CREATE TABLE assessment_messages (
        id             integer GENERATED ALWAYS AS IDENTITY,
        assessment_id  integer NOT NULL,
        role           text NOT NULL,
        content        text NOT NULL,
        created_at     timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT assessment_messages_pkey PRIMARY KEY (id),
        CONSTRAINT assessment_messages_assessment FOREIGN KEY (assessment_id)
          REFERENCES ergonomic_assessments (id) ON DELETE CASCADE,
        CONSTRAINT assessment_messages_role CHECK (role IN ('user', 'assistant'))
      )
    `);
    await runner.query(`CREATE INDEX assessment_messages_of_one ON assessment_messages (assessment_id, id)`);
    // What was asked of the assistant, for its daily limits; it stays when an assessment is deleted.
    await runner.query(`
      CREATE TABLE assistant_uses (
        id       integer GENERATED ALWAYS AS IDENTITY,
        user_id  integer,
        kind     text NOT NULL,
        at       timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT assistant_uses_pkey PRIMARY KEY (id),
        CONSTRAINT assistant_uses_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL,
        CONSTRAINT assistant_uses_kind CHECK (kind IN ('assessment', 'advice'))
      )
    `);
    await runner.query(`CREATE INDEX assistant_uses_by_time ON assistant_uses (at, kind, user_id)`);
    await runner.query(`ALTER TABLE users ADD COLUMN disclaimer_accepted_at timestamptz`);
    await runner.query(`
      CREATE TABLE assessment_notes (
        id             integer GENERATED ALWAYS AS IDENTITY,
        assessment_id  integer NOT NULL,
        author_id      integer,
        author         text NOT NULL,
        text           text NOT NULL,
        created_at     timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT assessment_notes_pkey PRIMARY KEY (id),
        CONSTRAINT assessment_notes_assessment FOREIGN KEY (assessment_id)
          REFERENCES ergonomic_assessments (id) ON DELETE CASCADE,
        CONSTRAINT assessment_notes_author FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL
      )
    `);
    await runner.query(`CREATE INDEX assessment_notes_of_one ON assessment_notes (assessment_id, id)`);
    // What the back office lists: an assessment with its client, as one row. What nobody has looked at comes first, of that what
    // has a red flag, then what asks for a follow-up.
    await runner.query(`
      CREATE VIEW admin_assessments AS
      SELECT assessment.id, assessment.user_id, kind, assessment_date, workstation_score, postural_score, follow_up_needed,
             jsonb_array_length(red_flags) > 0 AS has_red_flags, reviewed_at, reviewed_by, assessment.created_at, updated_at,
             first_name, last_name, username, email,
             coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS client_name,
             CASE WHEN reviewed_at IS NOT NULL OR kind = 'professional' THEN 0
                  WHEN jsonb_array_length(red_flags) > 0 THEN 3
                  WHEN follow_up_needed THEN 2
                  ELSE 1 END * 1e10::double precision + extract(epoch FROM assessment_date)::double precision AS attention
      FROM ergonomic_assessments AS assessment JOIN users ON users.id = assessment.user_id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW admin_assessments`);
    await runner.query(`ALTER TABLE users DROP COLUMN disclaimer_accepted_at`);
    await runner.query(
      `DROP TABLE assessment_notes, assistant_uses, assessment_messages, ergonomic_assessments`,
    );
  }
}
