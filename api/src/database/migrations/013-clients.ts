import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Clients0009920000000013 implements MigrationInterface {
  name = 'clients-0009920000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN invited_at timestamptz`);
    await runner.query(`
      CREATE TABLE client_notes (
        id          integer GENERATED ALWAYS AS IDENTITY,
        user_id     integer NOT NULL,
        author_id   integer,
        author      text NOT NULL,
        text        text NOT NULL,
        created_at  timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT client_notes_pkey PRIMARY KEY (id),
        CONSTRAINT client_notes_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT client_notes_author FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL
      )
    `);
    await runner.query(`CREATE INDEX client_notes_of_user ON client_notes (user_id, id)`);
    // A client's page asks for the requests that came from their address.
    await runner.query(`CREATE INDEX consultation_requests_email ON consultation_requests (email)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX consultation_requests_email`);
    await runner.query(`DROP TABLE client_notes`);
    await runner.query(`ALTER TABLE users DROP COLUMN invited_at`);
  }
}
