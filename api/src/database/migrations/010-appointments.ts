import type { MigrationInterface, QueryRunner } from 'typeorm';

// TypeORM sorts by the last 13 digits of the name.
export class Appointments0009800000000010 implements MigrationInterface {
  name = 'appointments-0009800000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN appointment_mails boolean NOT NULL DEFAULT true,
        ADD COLUMN reminder_mails boolean NOT NULL DEFAULT true
    `);

    await runner.query(`
      CREATE TABLE opening_hours (
        weekday  smallint NOT NULL,
        opens    text,
        closes   text,
        CONSTRAINT opening_hours_pkey PRIMARY KEY (weekday),
        CONSTRAINT opening_hours_weekday CHECK (weekday BETWEEN 0 AND 6),
        CONSTRAINT opening_hours_both CHECK ((opens IS NULL) = (closes IS NULL))
      )
    `);
    await runner.query(`
      INSERT INTO opening_hours (weekday, opens, closes)
      SELECT weekday, CASE WHEN weekday BETWEEN 1 AND 5 THEN '9:00 AM' END, CASE WHEN weekday BETWEEN 1 AND 5 THEN '5:00 PM' END
      FROM generate_series(0, 6) AS weekday
    `);
    await runner.query(`
      CREATE TABLE booking_rules (
        id                   boolean NOT NULL DEFAULT true,
        min_notice_hours     integer NOT NULL DEFAULT 0,
        max_days_ahead       integer NOT NULL DEFAULT 0,
        change_cutoff_hours  integer NOT NULL DEFAULT 0,
        CONSTRAINT booking_rules_pkey PRIMARY KEY (id),
        CONSTRAINT booking_rules_one_row CHECK (id)
      )
    `);
    await runner.query(`INSERT INTO booking_rules DEFAULT VALUES`);
    await runner.query(`
      CREATE TABLE closures (
        id          integer GENERATED ALWAYS AS IDENTITY,
        first_day   date NOT NULL,
        last_day    date NOT NULL,
        from_time   text,
        to_time     text,
        reason      text,
        CONSTRAINT closures_pkey PRIMARY KEY (id),
        CONSTRAINT closures_days CHECK (first_day <= last_day),
        CONSTRAINT closures_times CHECK ((from_time IS NULL) = (to_time IS NULL))
      )
    `);
    await runner.query(`CREATE INDEX closures_by_day ON closures (last_day, first_day)`);

    await runner.query(`
      CREATE TABLE client_appointments (
        id                 integer GENERATED ALWAYS AS IDENTITY,
        user_id            integer NOT NULL,
        title              text NOT NULL,
        description        text,
        appointment_date   date NOT NULL,
        appointment_time   text NOT NULL,
        minutes            smallint NOT NULL DEFAULT 60,
        starts_at          timestamptz NOT NULL,
        status             text NOT NULL DEFAULT 'scheduled',
        location           text,
        cancelled_at       timestamptz,
        cancelled_by       text,
        cancel_reason      text,
        removed_at         timestamptz,
        sequence           integer NOT NULL DEFAULT 0,
        told_sequence      integer NOT NULL DEFAULT 0,
        told_as_cancelled  boolean NOT NULL DEFAULT false,
        remind_at          timestamptz,
        attempt            uuid,
        created_at         timestamptz NOT NULL DEFAULT now(),
        updated_at         timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT client_appointments_pkey PRIMARY KEY (id),
        CONSTRAINT client_appointments_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT client_appointments_attempt_taken UNIQUE (user_id, attempt),
        CONSTRAINT client_appointments_minutes CHECK (minutes BETWEEN 5 AND 480),
        CONSTRAINT client_appointments_status CHECK (
          status IN ('scheduled', 'completed', 'cancelled', 'rescheduled', 'no-show')
        ),
        CONSTRAINT client_appointments_cancelled CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL))
      )
    `);
    // Two people can never have one time, whatever the application thinks.
    await runner.query(`
      CREATE UNIQUE INDEX client_appointments_slot_taken ON client_appointments (appointment_date, appointment_time)
      WHERE status NOT IN ('cancelled', 'no-show')
    `);
    await runner.query(
      `CREATE INDEX client_appointments_of_user ON client_appointments (user_id, starts_at DESC, id)`,
    );
    await runner.query(`CREATE INDEX client_appointments_by_time ON client_appointments (starts_at, id)`);
    await runner.query(
      `CREATE INDEX client_appointments_to_remind ON client_appointments (remind_at) WHERE remind_at IS NOT NULL`,
    );
    // What the back office lists: an appointment with its client, as one row.
    await runner.query(`
      CREATE VIEW admin_appointments AS
      SELECT appointment.id, appointment.user_id, title, description, appointment_date, appointment_time, minutes, starts_at,
             status, location, cancelled_at, cancelled_by, cancel_reason, appointment.created_at, updated_at,
             first_name, last_name, username, email,
             coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS client_name
      FROM client_appointments AS appointment JOIN users ON users.id = appointment.user_id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW admin_appointments`);
    await runner.query(`DROP TABLE client_appointments, closures, booking_rules, opening_hours`);
    await runner.query(`ALTER TABLE users DROP COLUMN appointment_mails, DROP COLUMN reminder_mails`);
  }
}
