import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Init0001700000000001 implements MigrationInterface {
  name = 'init-0001700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id                  integer GENERATED ALWAYS AS IDENTITY,
        username            text NOT NULL,
        password            text NOT NULL,
        email               text NOT NULL,
        is_admin            boolean NOT NULL DEFAULT false,
        is_client           boolean NOT NULL DEFAULT false,
        first_name          text,
        last_name           text,
        reset_token         text,
        reset_token_expiry  timestamptz,
        created_at          timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT users_pkey PRIMARY KEY (id),
        CONSTRAINT users_username_taken UNIQUE (username)
      )
    `);
    await runner.query(`CREATE UNIQUE INDEX users_email_taken ON users (lower(email))`);
    await runner.query(
      `CREATE UNIQUE INDEX users_reset_token ON users (reset_token) WHERE reset_token IS NOT NULL`,
    );

    // The cookie names a row here; deleting the row ends the session at once.
    await runner.query(`
      CREATE TABLE sessions (
        id            text NOT NULL,
        user_id       integer NOT NULL,
        created_at    timestamptz NOT NULL DEFAULT now(),
        last_seen_at  timestamptz NOT NULL DEFAULT now(),
        expires_at    timestamptz NOT NULL,
        CONSTRAINT sessions_pkey PRIMARY KEY (id),
        CONSTRAINT sessions_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`CREATE INDEX sessions_of_user ON sessions (user_id)`);
    await runner.query(`CREATE INDEX sessions_expiry ON sessions (expires_at)`);

    await runner.query(`
      CREATE TABLE consultation_requests (
        id            integer GENERATED ALWAYS AS IDENTITY,
        full_name     text NOT NULL,
        company_name  text NOT NULL,
        email         text NOT NULL,
        phone         text,
        service       text NOT NULL,
        message       text,
        state         text NOT NULL DEFAULT 'new',
        answered_at   timestamptz,
        attempt       uuid,
        created_at    timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT consultation_requests_pkey PRIMARY KEY (id),
        CONSTRAINT consultation_requests_attempt_taken UNIQUE (attempt),
        CONSTRAINT consultation_requests_state CHECK (state IN ('new', 'contacted', 'booked', 'closed')),
        CONSTRAINT consultation_requests_answered CHECK ((state = 'new') = (answered_at IS NULL))
      )
    `);
    await runner.query(
      `CREATE INDEX consultation_requests_newest ON consultation_requests (created_at DESC, id DESC)`,
    );
    await runner.query(
      `CREATE INDEX consultation_requests_waiting ON consultation_requests (created_at) WHERE state = 'new'`,
    );

    await runner.query(`
      CREATE TABLE consultation_notes (
        id          integer GENERATED ALWAYS AS IDENTITY,
        request_id  integer NOT NULL,
        author_id   integer,
        author      text NOT NULL,
        text        text NOT NULL,
        created_at  timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT consultation_notes_pkey PRIMARY KEY (id),
        CONSTRAINT consultation_notes_request FOREIGN KEY (request_id)
          REFERENCES consultation_requests (id) ON DELETE CASCADE,
        CONSTRAINT consultation_notes_author FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL
      )
    `);
    await runner.query(`CREATE INDEX consultation_notes_of_request ON consultation_notes (request_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE consultation_notes, consultation_requests, sessions, users`);
  }
}
