import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePeople1795975000000 implements MigrationInterface {
  name = 'CreatePeople1795975000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "people" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "first_name" text,
        "last_name" text,
        "birth_date" date,
        "phone" text,
        "email" text,
        "address" text,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "closed_at" timestamptz
      );
      CREATE INDEX "people_email" ON "people" (lower(email));
      CREATE INDEX "people_closed" ON "people" ("id") WHERE closed_at IS NOT NULL;
      INSERT INTO people (id, first_name, last_name, phone, email, created_at) OVERRIDING SYSTEM VALUE
      SELECT id, first_name, last_name, phone, email, created_at FROM users`);
    await continueIds(runner, 'users', 'people');
    await runner.query(`
      ALTER TABLE "users" ALTER COLUMN "id" DROP IDENTITY,
        DROP COLUMN "first_name", DROP COLUMN "last_name", DROP COLUMN "phone",
        ADD CONSTRAINT "users_id" FOREIGN KEY ("id") REFERENCES "people"("id") ON DELETE CASCADE;
      CREATE FUNCTION keep_contact_email() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE people SET email = NEW.email WHERE id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_contact_email AFTER INSERT OR UPDATE OF email ON users
      FOR EACH ROW EXECUTE FUNCTION keep_contact_email()`);
    await moveAppointments(runner);
    await moveAssessments(runner);
    await runner.query(`
      ALTER TABLE "client_notes" RENAME COLUMN "user_id" TO "person_id";
      ALTER INDEX "client_notes_of_user" RENAME TO "client_notes_of_person";
      ALTER TABLE "client_notes" DROP CONSTRAINT "client_notes_user",
        ADD CONSTRAINT "client_notes_person" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM people WHERE NOT EXISTS (SELECT FROM users WHERE users.id = people.id);
      ALTER TABLE "client_notes" DROP CONSTRAINT "client_notes_person",
        ADD CONSTRAINT "client_notes_user" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE CASCADE;
      ALTER INDEX "client_notes_of_person" RENAME TO "client_notes_of_user";
      ALTER TABLE "client_notes" RENAME COLUMN "person_id" TO "user_id";
      ALTER TABLE "ergonomic_assessments" DROP CONSTRAINT "ergonomic_assessments_account"`);
    for (const [table, last] of [
      ['client_appointments', 'starts_at'],
      ['ergonomic_assessments', 'assessment_date'],
    ]) {
      await runner.query(`
        UPDATE "${table}" SET "user_id" = "person_id";
        ALTER TABLE "${table}" DROP COLUMN "person_id" CASCADE;
        ALTER TABLE "${table}" ALTER COLUMN "user_id" SET NOT NULL, DROP CONSTRAINT "${table}_user",
          ADD CONSTRAINT "${table}_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
        DROP INDEX IF EXISTS "${table}_of_user";
        CREATE INDEX "${table}_of_user" ON "${table}" ("user_id", "${last}", "id")`);
    }
    await runner.query(`
      ALTER TABLE "client_appointments"
      ADD CONSTRAINT "client_appointments_idempotency_key_taken" UNIQUE ("user_id", "idempotency_key");
      CREATE UNIQUE INDEX "ergonomic_assessments_idempotency_key" ON "ergonomic_assessments" ("user_id", "idempotency_key");
      DROP TRIGGER keep_contact_email ON users;
      DROP FUNCTION keep_contact_email;
      ALTER TABLE "users" DROP CONSTRAINT "users_id",
        ADD "first_name" text, ADD "last_name" text, ADD "phone" text,
        ALTER COLUMN "id" ADD GENERATED ALWAYS AS IDENTITY;
      UPDATE users SET first_name = people.first_name, last_name = people.last_name, phone = people.phone
      FROM people WHERE people.id = users.id`);
    await continueIds(runner, 'people', 'users');
    await runner.query(`DROP TABLE "people"`);
  }
}

/** Ids are never reused, because the audit log keeps those of deleted rows. */
async function continueIds(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`
    SELECT setval(pg_get_serial_sequence('${to}', 'id'), last_value, is_called) FROM "${from}_id_seq"`);
}

async function moveAppointments(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE "client_appointments" ADD "person_id" integer;
    UPDATE client_appointments SET person_id = user_id;
    ALTER TABLE "client_appointments" ALTER COLUMN "person_id" SET NOT NULL,
      ALTER COLUMN "user_id" DROP NOT NULL,
      DROP CONSTRAINT "client_appointments_idempotency_key_taken",
      DROP CONSTRAINT "client_appointments_user",
      ADD CONSTRAINT "client_appointments_idempotency_key_taken" UNIQUE ("person_id", "idempotency_key"),
      ADD CONSTRAINT "client_appointments_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL,
      ADD CONSTRAINT "client_appointments_person" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE;
    CREATE INDEX "client_appointments_of_person" ON "client_appointments" ("person_id", "starts_at", "id")`);
}

async function moveAssessments(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE "ergonomic_assessments" ADD "person_id" integer, ALTER COLUMN "user_id" DROP NOT NULL;
    UPDATE ergonomic_assessments SET person_id = user_id, user_id = CASE kind WHEN 'ai' THEN user_id END;
    ALTER TABLE "ergonomic_assessments" ALTER COLUMN "person_id" SET NOT NULL,
      ADD CONSTRAINT "ergonomic_assessments_account" CHECK ((kind = 'ai') = (user_id IS NOT NULL)),
      ADD CONSTRAINT "ergonomic_assessments_person" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE;
    DROP INDEX "ergonomic_assessments_idempotency_key", "ergonomic_assessments_of_user";
    CREATE UNIQUE INDEX "ergonomic_assessments_idempotency_key" ON "ergonomic_assessments" ("person_id", "idempotency_key");
    CREATE INDEX "ergonomic_assessments_of_person" ON "ergonomic_assessments" ("person_id", "assessment_date", "id");
    CREATE INDEX "ergonomic_assessments_of_user" ON "ergonomic_assessments" ("user_id")`);
}
