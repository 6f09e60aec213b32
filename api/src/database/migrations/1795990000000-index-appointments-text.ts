import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Must match `ofPersonOr` in `lists/conditions.ts`. */
export class IndexAppointmentsText1795990000000 implements MigrationInterface {
  name = 'IndexAppointmentsText1795990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX client_appointments_text ON client_appointments USING gin (
        translate(searchable(title || ' ' || coalesce(location, '')), '‘’ʼ“”,', '''''''""') gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX client_appointments_text`);
  }
}
