import { founders } from '@practice/contract/founders';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The calendar was that of one therapist: what is booked becomes the first practitioner’s. */
export class CreatePractitioners1795980073274 implements MigrationInterface {
  name = 'CreatePractitioners1795980073274';

  async up(runner: QueryRunner): Promise<void> {
    // One practitioner’s times exclude each other, another one’s don’t.
    await runner.query(`CREATE EXTENSION IF NOT EXISTS btree_gist`);
    await runner.query(`
            ALTER TABLE "client_appointments" DROP CONSTRAINT "client_appointments_time_taken"
        `);
    await runner.query(`
            CREATE TABLE "practitioners" (
                "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
                "user_id" integer,
                "name" text NOT NULL,
                "credentials" text NOT NULL,
                "license_number" text NOT NULL,
                "license_state" text NOT NULL,
                "role_title" text NOT NULL,
                "about" text,
                "sort" integer NOT NULL,
                "retired_at" TIMESTAMP WITH TIME ZONE,
                "version" integer NOT NULL DEFAULT '1',
                CONSTRAINT "practitioners_user_taken" UNIQUE ("user_id"),
                CONSTRAINT "practitioners_pkey" PRIMARY KEY ("id")
            )
        `);
    await runner.query(`
            CREATE TABLE "working_hours" (
                "practitioner_id" integer NOT NULL,
                "weekday" smallint NOT NULL,
                "opens" TIME NOT NULL,
                "closes" TIME NOT NULL,
                CONSTRAINT "working_hours_order" CHECK (opens < closes),
                CONSTRAINT "working_hours_weekday" CHECK (
                    weekday BETWEEN 0 AND 6
                ),
                CONSTRAINT "working_hours_pkey" PRIMARY KEY ("practitioner_id", "weekday", "opens")
            )
        `);
    await runner.query(`
            CREATE TABLE "appointment_practitioners" (
                "appointment_id" integer NOT NULL,
                "practitioner_id" integer NOT NULL,
                "during" tstzrange,
                CONSTRAINT "appointment_practitioners_time_taken" EXCLUDE USING gist (practitioner_id WITH =, during WITH &&),
                CONSTRAINT "appointment_practitioners_pkey" PRIMARY KEY ("appointment_id", "practitioner_id")
            )
        `);
    await runner.query(`
            CREATE TABLE "service_practitioners" (
                "practitioner_id" integer NOT NULL,
                "service_id" integer NOT NULL,
                CONSTRAINT "service_practitioners_pkey" PRIMARY KEY ("practitioner_id", "service_id")
            )
        `);
    await runner.query(`
            CREATE INDEX "service_practitioners_practitioner_rows" ON "service_practitioners" ("practitioner_id")
        `);
    await runner.query(`
            CREATE INDEX "service_practitioners_service_rows" ON "service_practitioners" ("service_id")
        `);
    await runner.query(`
            ALTER TABLE "closures"
            ADD "practitioner_id" integer
        `);
    await runner.query(`
            ALTER TABLE "client_appointments"
            ADD "buffer_before_minutes" smallint NOT NULL DEFAULT '0'
        `);
    await runner.query(`
            ALTER TABLE "practitioners"
            ADD CONSTRAINT "practitioners_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE
            SET NULL ON UPDATE NO ACTION
        `);
    await runner.query(`
            ALTER TABLE "working_hours"
            ADD CONSTRAINT "working_hours_practitioner" FOREIGN KEY ("practitioner_id") REFERENCES "practitioners"("id") ON DELETE CASCADE ON UPDATE NO ACTION
        `);
    await runner.query(`
            ALTER TABLE "closures"
            ADD CONSTRAINT "closures_practitioner" FOREIGN KEY ("practitioner_id") REFERENCES "practitioners"("id") ON DELETE CASCADE ON UPDATE NO ACTION
        `);
    await runner.query(`
            ALTER TABLE "appointment_practitioners"
            ADD CONSTRAINT "appointment_practitioners_appointment" FOREIGN KEY ("appointment_id") REFERENCES "client_appointments"("id") ON DELETE CASCADE ON UPDATE NO ACTION
        `);
    await runner.query(`
            ALTER TABLE "appointment_practitioners"
            ADD CONSTRAINT "appointment_practitioners_practitioner" FOREIGN KEY ("practitioner_id") REFERENCES "practitioners"("id") ON DELETE NO ACTION ON UPDATE NO ACTION
        `);
    await runner.query(`
            ALTER TABLE "service_practitioners"
            ADD CONSTRAINT "service_practitioners_practitioner" FOREIGN KEY ("practitioner_id") REFERENCES "practitioners"("id") ON DELETE CASCADE ON UPDATE CASCADE
        `);
    await runner.query(`
            ALTER TABLE "service_practitioners"
            ADD CONSTRAINT "service_practitioners_service" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE
        `);
    await addRows(runner);
    await keepTimesHeld(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER keep_time_held ON client_appointments`);
    await runner.query(`DROP TRIGGER hold_time ON appointment_practitioners`);
    await runner.query(`DROP FUNCTION keep_time_held, hold_time, time_held_by`);
    await runner.query(`
            ALTER TABLE "service_practitioners" DROP CONSTRAINT "service_practitioners_service"
        `);
    await runner.query(`
            ALTER TABLE "service_practitioners" DROP CONSTRAINT "service_practitioners_practitioner"
        `);
    await runner.query(`
            ALTER TABLE "appointment_practitioners" DROP CONSTRAINT "appointment_practitioners_practitioner"
        `);
    await runner.query(`
            ALTER TABLE "appointment_practitioners" DROP CONSTRAINT "appointment_practitioners_appointment"
        `);
    await runner.query(`
            ALTER TABLE "closures" DROP CONSTRAINT "closures_practitioner"
        `);
    await runner.query(`
            ALTER TABLE "working_hours" DROP CONSTRAINT "working_hours_practitioner"
        `);
    await runner.query(`
            ALTER TABLE "practitioners" DROP CONSTRAINT "practitioners_user"
        `);
    await runner.query(`
            ALTER TABLE "client_appointments" DROP COLUMN "buffer_before_minutes"
        `);
    await runner.query(`
            ALTER TABLE "closures" DROP COLUMN "practitioner_id"
        `);
    await runner.query(`
            DROP INDEX "public"."service_practitioners_service_rows"
        `);
    await runner.query(`
            DROP INDEX "public"."service_practitioners_practitioner_rows"
        `);
    await runner.query(`
            DROP TABLE "service_practitioners"
        `);
    await runner.query(`
            DROP TABLE "appointment_practitioners"
        `);
    await runner.query(`
            DROP TABLE "working_hours"
        `);
    await runner.query(`
            DROP TABLE "practitioners"
        `);
    await runner.query(`
            ALTER TABLE "client_appointments"
            ADD CONSTRAINT "client_appointments_time_taken" EXCLUDE USING gist (
                    tsrange(
                        (starts_at AT TIME ZONE 'UTC'::text),
                        (
                            (starts_at AT TIME ZONE 'UTC'::text) + (
                                ((minutes + buffer_minutes))::double precision * '00:01:00'::interval
                            )
                        )
                    ) WITH &&
                )
            WHERE (holds_its_time(status, removed_at))
        `);
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

/** The time that an appointment takes of its practitioners follows it, whatever changes it. */
async function keepTimesHeld(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION time_held_by(appointment client_appointments) RETURNS tstzrange
    LANGUAGE sql STABLE PARALLEL SAFE RETURN CASE
      WHEN holds_its_time((appointment).status, (appointment).removed_at) THEN tstzrange(
        (appointment).starts_at - (appointment).buffer_before_minutes * interval '1 minute',
        (appointment).starts_at
          + ((appointment).minutes + (appointment).buffer_minutes) * interval '1 minute')
    END`);
  await runner.query(`
    CREATE FUNCTION hold_time() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT time_held_by(appointment) INTO new.during
      FROM client_appointments appointment WHERE id = new.appointment_id;
      RETURN new;
    END $$`);
  await runner.query(`
    CREATE TRIGGER hold_time BEFORE INSERT ON appointment_practitioners
    FOR EACH ROW EXECUTE FUNCTION hold_time()`);
  await runner.query(`
    CREATE FUNCTION keep_time_held() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE appointment_practitioners SET during = time_held_by(new) WHERE appointment_id = new.id;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER keep_time_held
    AFTER UPDATE OF starts_at, minutes, buffer_minutes, buffer_before_minutes, status, removed_at
    ON client_appointments FOR EACH ROW EXECUTE FUNCTION keep_time_held()`);
  await runner.query(`
    INSERT INTO appointment_practitioners (appointment_id, practitioner_id)
    SELECT appointment.id, (SELECT id FROM practitioners WHERE sort = 1) FROM client_appointments appointment`);
}
