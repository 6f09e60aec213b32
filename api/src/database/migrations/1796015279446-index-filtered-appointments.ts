import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexFilteredAppointments1796015279446 implements MigrationInterface {
  name = 'IndexFilteredAppointments1796015279446';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX client_appointments_by_status ON client_appointments (status, starts_at, id);
      CREATE INDEX appointment_practitioners_of_practitioner ON appointment_practitioners (practitioner_id, appointment_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX appointment_practitioners_of_practitioner, client_appointments_by_status`);
  }
}
