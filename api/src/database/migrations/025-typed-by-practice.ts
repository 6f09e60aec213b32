import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TypedByPractice0009980000000025 implements MigrationInterface {
  name = 'typed-by-practice-0009980000000025';

  async up(runner: QueryRunner): Promise<void> {
    // Nobody knows who typed what is there already, so it counts as typed by the client.
    await runner.query(`
      ALTER TABLE client_appointments
        ADD COLUMN title_by_practice boolean NOT NULL DEFAULT false,
        ADD COLUMN location_by_practice boolean NOT NULL DEFAULT false
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE client_appointments DROP COLUMN title_by_practice, DROP COLUMN location_by_practice`,
    );
  }
}
