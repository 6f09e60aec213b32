import { practice } from '@practice/contract/practice';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const times = [
  { table: 'opening_hours', columns: ['opens', 'closes'] },
  { table: 'closures', columns: ['from_time', 'to_time'] },
].flatMap(({ table, columns }) => columns.map((column) => ({ table, column })));

export class KeepInstantsAndTimes1795965969064 implements MigrationInterface {
  name = 'KeepInstantsAndTimes1795965969064';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, column } of times) {
      await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "${column}" TYPE time USING "${column}"::time`);
    }
    // When a time occurs twice, visits mean the first and AT TIME ZONE the second.
    await runner.query(`
      UPDATE client_appointments
      SET notified = notified - 'appointmentDate' - 'appointmentTime' || jsonb_build_object('startsAt',
        CASE WHEN emailed = appointment_date + appointment_time::time THEN starts_at
        ELSE emailed AT TIME ZONE '${practice.timeZone}' END)
      FROM (
        SELECT id, ((notified->>'appointmentDate') || ' ' || (notified->>'appointmentTime'))::timestamp AS emailed
        FROM client_appointments
      ) AS local
      WHERE local.id = client_appointments.id AND notified IS NOT NULL`);
    await runner.query(`DROP INDEX "client_appointments_of_day"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "client_appointments_of_day" ON "client_appointments" ("appointment_date")
      WHERE holds_its_time(status, removed_at)`);
    await runner.query(`
      UPDATE client_appointments
      SET notified = notified - 'startsAt' || jsonb_build_object(
        'appointmentDate', to_char(emailed, 'YYYY-MM-DD'), 'appointmentTime', to_char(emailed, 'FMHH12:MI AM'))
      FROM (
        SELECT id, (notified->>'startsAt')::timestamptz AT TIME ZONE '${practice.timeZone}' AS emailed
        FROM client_appointments
      ) AS local
      WHERE local.id = client_appointments.id AND notified IS NOT NULL`);
    for (const { table, column } of times) {
      await runner.query(
        `ALTER TABLE "${table}" ALTER COLUMN "${column}" TYPE text USING to_char("${column}", 'FMHH12:MI AM')`,
      );
    }
  }
}
