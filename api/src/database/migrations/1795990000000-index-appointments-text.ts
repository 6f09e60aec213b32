import type { MigrationInterface, QueryRunner } from 'typeorm';
import { plain } from '../../lists/conditions.ts';

/** Finds visits by their title and location. */
export class IndexAppointmentsText1795990000000 implements MigrationInterface {
  name = 'IndexAppointmentsText1795990000000';

  async up(runner: QueryRunner): Promise<void> {
    const text = plain(`title || ' ' || coalesce(location, '')`);
    await runner.query(
      `CREATE INDEX client_appointments_text ON client_appointments USING gin ((${text}) gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX client_appointments_text`);
  }
}
