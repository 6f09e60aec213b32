import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AppointmentVersions0009980000000027 implements MigrationInterface {
  name = 'appointment-versions-0009980000000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE client_appointments ADD COLUMN version integer NOT NULL DEFAULT 1`);
    await runner.query(view('appointment.version'));
  }

  async down(runner: QueryRunner): Promise<void> {
    // A view can't lose a column.
    await runner.query(`DROP VIEW admin_appointments`);
    await runner.query(view());
    await runner.query(`ALTER TABLE client_appointments DROP COLUMN version`);
  }
}

function view(...more: string[]): string {
  return `
    CREATE OR REPLACE VIEW admin_appointments AS
    SELECT ${[
      'appointment.id, appointment.user_id, title, description, appointment_date, appointment_time, minutes, starts_at',
      'status, location, cancelled_at, cancelled_by, cancel_reason, appointment.created_at, updated_at',
      'first_name, last_name, username, email',
      "coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS client_name",
      ...more,
    ].join(', ')}
    FROM client_appointments AS appointment JOIN users ON users.id = appointment.user_id
  `;
}
