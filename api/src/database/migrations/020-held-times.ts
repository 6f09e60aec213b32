import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeldTimes0009980000000020 implements MigrationInterface {
  name = 'held-times-0009980000000020';

  async up(runner: QueryRunner): Promise<void> {
    // The rule of `holdsItsTime` in the contract: what its client removed holds nothing.
    await runner.query(`
      CREATE FUNCTION holds_its_time(status text, removed_at timestamptz) RETURNS boolean
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN removed_at IS NULL AND status NOT IN ('cancelled', 'no-show')
    `);
    await runner.query(`DROP INDEX client_appointments_slot_taken`);
    await runner.query(`
      CREATE UNIQUE INDEX client_appointments_slot_taken ON client_appointments (appointment_date, appointment_time)
      WHERE holds_its_time(status, removed_at)
    `);
    // Removed ahead of their time while "completed", these kept it: to remove one is to cancel it.
    await runner.query(`
      UPDATE client_appointments SET status = 'cancelled', cancelled_at = removed_at, told_as_cancelled = true
      WHERE removed_at IS NOT NULL AND starts_at > now() AND status = 'completed'
    `);
    // Those that the practice reopened after that are on: their clients see them again.
    await runner.query(`
      UPDATE client_appointments SET removed_at = NULL
      WHERE removed_at IS NOT NULL AND starts_at > now() AND status IN ('scheduled', 'rescheduled')
    `);
    // A form that is sent again after its appointment was removed is a new booking.
    await runner.query(`UPDATE client_appointments SET attempt = NULL WHERE removed_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX client_appointments_slot_taken`);
    await runner.query(`
      CREATE UNIQUE INDEX client_appointments_slot_taken ON client_appointments (appointment_date, appointment_time)
      WHERE status NOT IN ('cancelled', 'no-show')
    `);
    await runner.query(`DROP FUNCTION holds_its_time`);
  }
}
