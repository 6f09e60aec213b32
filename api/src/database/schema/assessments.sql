-- Desk assessments, the chat about them, and how often the assistant was asked.

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
  follow_up_answers  jsonb NOT NULL DEFAULT '{}',
  discomfort         jsonb,
  user_height        text,
  scoring            jsonb,
  evidence           jsonb NOT NULL DEFAULT '{}',
  red_flags          jsonb NOT NULL DEFAULT '[]',
  flagged_at         timestamptz,
  warning_signs      jsonb,
  emergency_at       timestamptz,
  fixes              jsonb NOT NULL DEFAULT '[]',
  reviewed_at        timestamptz,
  reviewed_by        text,
  idempotency_key    uuid,
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ergonomic_assessments_pkey PRIMARY KEY (id),
  CONSTRAINT ergonomic_assessments_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT ergonomic_assessments_report FOREIGN KEY (attachments) REFERENCES uploads (key),
  CONSTRAINT ergonomic_assessments_kind CHECK (kind IN ('ai', 'professional')),
  CONSTRAINT ergonomic_assessments_read_by CHECK (read_by IN ('built-in', 'model')),
  CONSTRAINT ergonomic_assessments_scores CHECK (
    workstation_score BETWEEN 0 AND 10 AND postural_score BETWEEN 0 AND 10
  )
);
CREATE INDEX ergonomic_assessments_of_user ON ergonomic_assessments (user_id, assessment_date DESC, id DESC);
-- An upload is the report of one assessment.
CREATE UNIQUE INDEX ergonomic_assessments_report_taken ON ergonomic_assessments (attachments);
-- A form that is sent twice makes one assessment.
CREATE UNIQUE INDEX ergonomic_assessments_idempotency_key ON ergonomic_assessments (user_id, idempotency_key);

CREATE TABLE assessment_messages (
  id             integer GENERATED ALWAYS AS IDENTITY,
  assessment_id  integer NOT NULL,
  role           text NOT NULL,
  content        text NOT NULL,
  red_flags      jsonb NOT NULL DEFAULT '[]',
  created_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT assessment_messages_pkey PRIMARY KEY (id),
  CONSTRAINT assessment_messages_assessment FOREIGN KEY (assessment_id)
    REFERENCES ergonomic_assessments (id) ON DELETE CASCADE,
  CONSTRAINT assessment_messages_role CHECK (role IN ('user', 'assistant'))
);
CREATE INDEX assessment_messages_of_one ON assessment_messages (assessment_id, id);

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
);
CREATE INDEX assessment_notes_of_one ON assessment_notes (assessment_id, id);

CREATE TABLE assessment_settings (
  id                 boolean NOT NULL DEFAULT true,
  practitioner_line  text,
  CONSTRAINT assessment_settings_pkey PRIMARY KEY (id),
  CONSTRAINT assessment_settings_one_row CHECK (id)
);
INSERT INTO assessment_settings DEFAULT VALUES;

-- What was asked of the assistant, for its daily limits; it stays when an assessment or an account is deleted.
CREATE TABLE assistant_uses (
  id       integer GENERATED ALWAYS AS IDENTITY,
  user_id  integer,
  kind     text NOT NULL,
  at       timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT assistant_uses_pkey PRIMARY KEY (id),
  CONSTRAINT assistant_uses_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT assistant_uses_kind CHECK (kind IN ('assessment', 'advice'))
);
CREATE INDEX assistant_uses_by_time ON assistant_uses (at, kind, user_id);

-- What the back office lists: an assessment with its client, as one row. Unreviewed emergencies come first, then unreviewed
-- AI assessments with other red flags, with a follow-up, and the rest. A red flag in a question counts like one in an answer,
-- on the day it was asked; one that is only unclear does not count, nor does one that its client is asked about, until they say yes.
-- What may be an emergency counts as one until they say no.
CREATE VIEW admin_assessments AS
SELECT assessment.id, assessment.user_id, kind, assessment_date, workstation_score, postural_score, follow_up_needed,
       has_signs OR flagged_at IS NOT NULL OR emergency_at IS NOT NULL AS has_red_flags,
       reviewed_at, reviewed_by, assessment.created_at, updated_at,
       first_name, last_name, username, email,
       coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS client_name,
       CASE WHEN reviewed_at IS NOT NULL THEN 0
            WHEN emergency_at IS NOT NULL THEN 4
            WHEN kind = 'professional' THEN 0
            WHEN has_signs OR flagged_at IS NOT NULL THEN 3
            WHEN follow_up_needed THEN 2
            ELSE 1 END * 1e10::double precision
         + extract(epoch FROM greatest(assessment_date, flagged_at))::double precision AS attention,
       emergency_at IS NOT NULL AS has_emergency,
       red_flags @? '$[*] ? (@.kind == "emergency" && @.isAsked == true && !exists(@.isSo))' AS needs_confirmation
FROM ergonomic_assessments AS assessment JOIN users ON users.id = assessment.user_id,
     LATERAL (SELECT red_flags @? '$[*] ? (@.kind != "unclear" && (!(@.isAsked == true) || @.isSo == true))') AS told (has_signs);
