import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ToldAppointments0009980000000026 implements MigrationInterface {
  name = 'told-appointments-0009980000000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE client_appointments ADD COLUMN told jsonb`);
    // What waits to be told differs from what was told before, which nobody kept: its title is made to differ.
    await runner.query(`
      UPDATE client_appointments SET told = jsonb_build_object(
        'title', CASE WHEN sequence = told_sequence THEN title ELSE '' END,
        'titleByPractice', title_by_practice,
        'appointmentDate', to_char(appointment_date, 'YYYY-MM-DD'),
        'appointmentTime', appointment_time,
        'minutes', minutes,
        'location', location,
        'locationByPractice', location_by_practice,
        'isCancelled', told_as_cancelled,
        'to', '[]'::jsonb
      )
    `);
    await runner.query(`ALTER TABLE client_appointments DROP COLUMN told_as_cancelled`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE client_appointments ADD COLUMN told_as_cancelled boolean NOT NULL DEFAULT false`,
    );
    await runner.query(`
      UPDATE client_appointments SET told_as_cancelled = coalesce((told->>'isCancelled')::boolean, status = 'cancelled')
    `);
    await runner.query(`ALTER TABLE client_appointments DROP COLUMN told`);
  }
}
