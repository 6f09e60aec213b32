import { founders } from '@practice/contract/founders';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePractitioners1795980073274 implements MigrationInterface {
  name = 'CreatePractitioners1795980073274';

  async up(runner: QueryRunner): Promise<void> {
    // Times exclude each other only for the same practitioner.
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gist;
      ALTER TABLE "client_appointments" DROP CONSTRAINT "client_appointments_time_taken";
      CREATE TABLE "practitioners" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "user_id" integer CONSTRAINT "practitioners_user_taken" UNIQUE
          CONSTRAINT "practitioners_user" REFERENCES "users" ON DELETE SET NULL,
        "name" text NOT NULL,
        "credentials" text NOT NULL,
        "license_number" text NOT NULL,
        "license_state" text NOT NULL,
        "role_title" text NOT NULL,
        "about" text,
        "sort" integer NOT NULL,
        "retired_at" timestamptz,
        "version" integer NOT NULL DEFAULT '1'
      );
      CREATE TABLE "working_hours" (
        "practitioner_id" integer NOT NULL CONSTRAINT "working_hours_practitioner" REFERENCES "practitioners" ON DELETE CASCADE,
        "weekday" smallint NOT NULL CONSTRAINT "working_hours_weekday" CHECK (weekday BETWEEN 0 AND 6),
        "opens" time NOT NULL,
        "closes" time NOT NULL,
        PRIMARY KEY ("practitioner_id", "weekday", "opens"),
        CONSTRAINT "working_hours_order" CHECK (opens < closes)
      );
      CREATE TABLE "appointment_practitioners" (
        "appointment_id" integer NOT NULL
          CONSTRAINT "appointment_practitioners_appointment" REFERENCES "client_appointments" ON DELETE CASCADE,
        "practitioner_id" integer NOT NULL CONSTRAINT "appointment_practitioners_practitioner" REFERENCES "practitioners",
        "during" tstzrange,
        PRIMARY KEY ("appointment_id", "practitioner_id"),
        CONSTRAINT "appointment_practitioners_time_taken" EXCLUDE USING gist (practitioner_id WITH =, during WITH &&)
      );
      CREATE TABLE "service_practitioners" (
        "practitioner_id" integer NOT NULL
          CONSTRAINT "service_practitioners_practitioner" REFERENCES "practitioners" ON DELETE CASCADE ON UPDATE CASCADE,
        "service_id" integer NOT NULL
          CONSTRAINT "service_practitioners_service" REFERENCES "services" ON DELETE CASCADE ON UPDATE CASCADE,
        PRIMARY KEY ("practitioner_id", "service_id")
      );
      CREATE INDEX "service_practitioners_practitioner_rows" ON "service_practitioners" ("practitioner_id");
      CREATE INDEX "service_practitioners_service_rows" ON "service_practitioners" ("service_id");
      ALTER TABLE "closures" ADD "practitioner_id" integer
        CONSTRAINT "closures_practitioner" REFERENCES "practitioners" ON DELETE CASCADE;
      ALTER TABLE "client_appointments" ADD "buffer_before_minutes" smallint NOT NULL DEFAULT '0'`);
    await addRows(runner);
    await keepTimesHeld(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_time_held ON client_appointments;
      DROP TRIGGER hold_time ON appointment_practitioners;
      DROP FUNCTION keep_time_held, hold_time, time_held_by;
      ALTER TABLE "client_appointments" DROP COLUMN "buffer_before_minutes";
      ALTER TABLE "closures" DROP COLUMN "practitioner_id";
      DROP TABLE "service_practitioners", "appointment_practitioners", "working_hours", "practitioners";
      ALTER TABLE "client_appointments" ADD CONSTRAINT "client_appointments_time_taken" EXCLUDE USING gist (
        tsrange(
          starts_at AT TIME ZONE 'UTC',
          starts_at AT TIME ZONE 'UTC' + (minutes + buffer_minutes) * interval '1 minute'
        ) WITH &&
      ) WHERE (holds_its_time(status, removed_at))`);
  }
}

async function addRows(runner: QueryRunner): Promise<void> {
  for (const [at, { name, credentials, license, role, about }] of founders.entries()) {
    await runner.query(
      `INSERT INTO practitioners (name, credentials, license_number, license_state, role_title, about, sort)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [name, credentials, license.number, license.state, role, about, at + 1],
    );
  }
  await runner.query(`
    INSERT INTO service_practitioners (practitioner_id, service_id)
    SELECT practitioners.id, services.id FROM practitioners, services`);
}

async function keepTimesHeld(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION time_held_by(appointment client_appointments) RETURNS tstzrange
    LANGUAGE sql STABLE PARALLEL SAFE RETURN CASE
      WHEN holds_its_time((appointment).status, (appointment).removed_at) THEN tstzrange(
        (appointment).starts_at - (appointment).buffer_before_minutes * interval '1 minute',
        (appointment).starts_at
          + ((appointment).minutes + (appointment).buffer_minutes) * interval '1 minute')
    END;
    CREATE FUNCTION hold_time() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT time_held_by(appointment) INTO new.during
      FROM client_appointments appointment WHERE id = new.appointment_id;
      RETURN new;
    END $$;
    CREATE TRIGGER hold_time BEFORE INSERT ON appointment_practitioners
    FOR EACH ROW EXECUTE FUNCTION hold_time();
    CREATE FUNCTION keep_time_held() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE appointment_practitioners SET during = time_held_by(new) WHERE appointment_id = new.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER keep_time_held
    AFTER UPDATE OF starts_at, minutes, buffer_minutes, buffer_before_minutes, status, removed_at
    ON client_appointments FOR EACH ROW EXECUTE FUNCTION keep_time_held();
    INSERT INTO appointment_practitioners (appointment_id, practitioner_id)
    SELECT appointment.id, (SELECT id FROM practitioners WHERE sort = 1) FROM client_appointments appointment`);
}
